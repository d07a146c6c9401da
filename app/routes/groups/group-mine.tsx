import type { GroupView, MyPlace } from '#services/groups/view';
import { errorOf, type Answer } from '../../answer';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EngravingFields } from '../../components/devices/engraving-fields';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { Swatches } from '../../components/swatches';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = { group: GroupView; me: MyPlace; answer: Answer | undefined };

/** The member's own share: how they want the unit, the payment, and what became of it. [GRP-4] */
export function GroupMine({ group, me, answer }: Props) {
  const say = useSay();
  const awaited = me.order?.state === 'awaiting-payment' ? me.order : null;
  const payable = me.state === 'joined' && (group.state === 'open' || group.state === 'closed');
  return (
    <section className="card lift stack">
      <div className="row between">
        <h2>{say('groups.share.title')}</h2>
        <Badge tone={me.state === 'paid' ? 'ok' : 'wait'}>{say(`groups.member-states.${me.state}`)}</Badge>
      </div>
      {me.state === 'paid' && <Paid group={group} me={me} />}
      {payable && awaited && (
        <>
          <Notice tone="warn">{say('groups.share.paying', { code: awaited.code })}</Notice>
          <ButtonLink page="pay" params={{ code: awaited.code }} wide>
            {say('groups.share.paying-go')}
          </ButtonLink>
        </>
      )}
      {payable && !awaited && <Pay group={group} me={me} answer={answer} />}
    </section>
  );
}

function Pay({ group, me, answer }: Props) {
  const say = useSay();
  const { unit } = group;
  const chosen = unit.colours.find((colour) => me.featureIds.includes(colour.featureId));
  const values = answer?.intent === 'pay' ? answer.values : {};
  return (
    <>
      <p>
        {say(group.fixed ? 'groups.share.fixed' : 'groups.share.now')}: <Price toman={group.shareToman} />
      </p>
      {!group.fixed && <p className="small soft">{say('groups.share.later')}</p>}
      <form method="post" noValidate className="stack live">
        <input type="hidden" name="intent" value="pay" />
        {unit.colours.length > 0 && (
          <Swatches
            name="colour"
            legend={say('catalog.product.colour')}
            swatches={unit.colours.map((colour) => ({ value: String(colour.featureId), colour: colour.code, label: colour.title, soldOut: !colour.available }))}
            value={values['colour'] ?? (chosen ? String(chosen.featureId) : undefined)}
            soldOutLabel={say('catalog.product.sold-out')}
            error={errorOf(answer, 'colour') ?? errorOf(answer, 'features')}
          />
        )}
        {unit.engraving && (
          <>
            <input type="hidden" name="engravingFeature" value={unit.engraving.featureId} />
            <EngravingFields
              values={[values['engraving1'] ?? me.engraving[0] ?? '', values['engraving2'] ?? me.engraving[1] ?? '']}
              extraToman={unit.engraving.extraToman}
              errors={[errorOf(answer, 'engraving'), errorOf(answer, 'engraving2')]}
            />
          </>
        )}
        <Button wide busyLabel={say('groups.share.pay-busy')}>
          {say('groups.share.pay')}
        </Button>
      </form>
      <form method="post" noValidate className="stack gap-2">
        <input type="hidden" name="intent" value="leave" />
        <p className="small soft">{say('groups.share.leave-text')}</p>
        <Button kind="outline" small>
          {say('groups.share.leave')}
        </Button>
      </form>
    </>
  );
}

function Paid({ group, me }: Omit<Props, 'answer'>) {
  const say = useSay();
  const returned = me.returnedToman;
  return (
    <>
      <p>{say('groups.share.paid')}</p>
      {returned !== null && returned > 0 && <Notice tone="ok">{say('groups.share.returned', { amountToman: returned })}</Notice>}
      {returned === 0 && <p className="small soft">{say('groups.share.returned-none')}</p>}
      {returned === null && group.state !== 'dissolved' && <p className="small soft">{say('groups.share.will-return')}</p>}
      {me.order && (
        <p>
          {say('groups.share.paid-order')}:{' '}
          <Link page="order" params={{ code: me.order.code }}>
            <bdi dir="ltr">{me.order.code}</bdi>
          </Link>
        </p>
      )}
    </>
  );
}
