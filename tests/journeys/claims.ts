import { warrantyPeriod } from '#domain/warranty/period';
import { openDatabase } from '../attack/arena';
import { dataDir } from './staff';

/** Confirms the registration of a serial, as after-sales staff would, for journeys about something else. */
export async function confirmClaim(serial: string): Promise<void> {
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ id: number; day: string }>(
    `update device_claims set state = 'accepted', state_since = now() where serial = $1 and state = 'waiting' returning id, purchased_on as day`,
    [serial],
  );
  const [claim] = rows;
  if (!claim) throw new Error(`nobody has asked for ${serial}`);
  const { endsOn, serviceEndsOn } = warrantyPeriod(claim.day);
  await database.query(
    `with claim as (select * from device_claims where id = $1),
       told as (insert into events (subject, event, from_state, to_state, actor, reason, facts, at) select 'claim:' || id, 'confirm', 'waiting', 'accepted', 'staff:1', 'رسید درست است', '{}', now() from claim),
       device as (update devices set state = 'active', user_id = claim.user_id, channel_id = claim.channel_id, received_on = claim.received_on, purchased_on = claim.purchased_on,
         warranty_ends_on = $2, service_ends_on = $3, registered_at = now() from claim where devices.serial = claim.serial returning devices.id, devices.user_id),
       papers as (update warranty_papers set device_id = device.id from device where claim_id = $1)
     insert into events (subject, event, from_state, to_state, actor, reason, facts, at) select 'device:' || id, 'confirm', 'made', 'active', 'staff:1', 'رسید درست است', jsonb_build_object('owner', user_id), now() from device`,
    [claim.id, endsOn, serviceEndsOn],
  );
  await database.end();
}
