import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What the database itself holds: references into the admin's tables, append-only books, balanced entries, and the word when content changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;

    alter table stock add constraint stock_variant_fk foreign key (variant_id) references variants(id);
    alter table stock_moves add constraint stock_moves_variant_fk foreign key (variant_id) references variants(id);
    alter table holds add constraint holds_order_fk foreign key (order_id) references orders(id);
    alter table holds add constraint holds_variant_fk foreign key (variant_id) references variants(id);
    alter table code_counters add constraint code_counters_code_fk foreign key (code_id) references discount_codes(id);
    alter table code_user_counters add constraint code_user_counters_code_fk foreign key (code_id) references discount_codes(id);
    alter table code_user_counters add constraint code_user_counters_user_fk foreign key (user_id) references users(id);
    alter table code_uses add constraint code_uses_order_fk foreign key (order_id) references orders(id);
    alter table sessions add constraint sessions_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table carts add constraint carts_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table cart_lines add constraint cart_lines_variant_fk foreign key (variant_id) references variants(id) on delete cascade;
    alter table order_lines add constraint order_lines_order_fk foreign key (order_id) references orders(id);
    alter table order_events add constraint order_events_order_fk foreign key (order_id) references orders(id);
    alter table payments add constraint payments_order_fk foreign key (order_id) references orders(id);
    alter table consents add constraint consents_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table staff_factors add constraint staff_factors_staff_fk foreign key (staff_id) references staff(id) on delete cascade;
    alter table staff_verified add constraint staff_verified_staff_fk foreign key (staff_id) references staff(id) on delete cascade;

    alter table orders add constraint orders_amounts check (
      goods_toman >= 0 and discount_toman >= 0 and delivery_toman >= 0 and paid_toman >= 0
      and total_toman = goods_toman - discount_toman + delivery_toman and total_toman >= 0
    );
    alter table variants add constraint variants_price check (price_toman > 0 and price_toman = floor(price_toman));
    alter table features add constraint features_extra check (extra_toman >= 0 and extra_toman = floor(extra_toman));
    alter table users add constraint users_phone check (phone ~ '^09[0-9]{9}$');
    create index orders_user_recent on orders (user_id, id desc);
    create index orders_open_due on orders (due_at, id) where state not in ('delivered', 'cancelled', 'refunded', 'replacement');
    create index addresses_user_live on addresses (user_id, id) where removed_at is null;
    create index variants_product_rank on variants (product_id, rank, id);

    create function append_only() returns trigger language plpgsql as $f$
    begin
      raise exception '% is append-only', tg_table_name using errcode = '23514';
    end $f$;
    create trigger audit_append_only before update or delete on audit for each row execute function append_only();
    create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function append_only();
    create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function append_only();
    create trigger order_events_append_only before update or delete on order_events for each row execute function append_only();
    create trigger stock_moves_append_only before update or delete on stock_moves for each row execute function append_only();

    create function ledger_balanced() returns trigger language plpgsql as $f$
    begin
      if (select coalesce(sum(amount_toman), 0) from ledger_postings where entry_id = new.entry_id) <> 0 then
        raise exception 'ledger entry % is not balanced', new.entry_id using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger ledger_postings_balanced after insert on ledger_postings
      deferrable initially deferred for each row execute function ledger_balanced();

    -- An editor's transaction tells every process which content changed; NOTIFY is sent on commit.
    create function content_changed() returns trigger language plpgsql as $f$
    begin
      perform pg_notify('content_changed', tg_table_name);
      return null;
    end $f$;
  `);
  for (const table of contentTables) {
    await db.execute(
      sql.raw(
        `create trigger ${table}_changed after insert or update or delete or truncate on ${table} for each statement execute function content_changed();`,
      ),
    );
  }
}

const contentTables = [
  'products',
  'products_locales',
  'products_figures',
  'products_contents',
  'products_gallery',
  'products_audiences',
  'products_rels',
  'variants',
  'variants_locales',
  'features',
  'features_locales',
  'posts',
  'posts_locales',
  'posts_rels',
  'pages',
  'pages_locales',
  'tags',
  'tags_locales',
  'media',
  'media_locales',
  'site',
  'site_locales',
];

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('the guards are not taken away: restore a backup instead');
}
