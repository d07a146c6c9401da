import { errorOf, type Answer } from '../../answer';
import { Field } from '../../components/field';
import { useSay } from '../../words';

type Props = { person: { fullName: string; phone: string }; answer: Answer | undefined };

/** The group sale's form: full name and mobile number; whoever is logged in finds their own. [GRP-1, PAGE-8] */
export function GroupPerson({ person, answer }: Props) {
  const say = useSay();
  const known = person.phone !== '';
  return (
    <>
      <Field
        name="fullName"
        autoComplete="name"
        label={say('groups.fields.full-name')}
        help={say('groups.fields.full-name-help')}
        defaultValue={answer?.values['fullName'] ?? person.fullName}
        error={errorOf(answer, 'fullName')}
      />
      <Field
        name="phone"
        type="tel"
        numeric
        autoComplete="tel"
        label={say('groups.fields.phone')}
        help={say(known ? 'groups.fields.phone-help' : 'groups.fields.phone-guest')}
        defaultValue={answer?.values['phone'] ?? person.phone}
        error={errorOf(answer, 'phone')}
      />
    </>
  );
}
