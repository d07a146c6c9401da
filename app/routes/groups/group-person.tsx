import { FormField } from '../../components/form-field';
import { groupFields } from '#domain/groups/fields';
import { errorOf, type Answer } from '../../answer';
import { useSay } from '../../words';

type Props = { person: { fullName: string; phone: string }; answer: Answer | undefined };

/** The group sale's form: full name and mobile number; whoever is logged in finds their own. [GRP-1, PAGE-8] */
export function GroupPerson({ person, answer }: Props) {
  const say = useSay();
  const known = person.phone !== '';
  return (
    <>
      <FormField
        field={groupFields.fullName}
        name="fullName"
        defaultValue={answer?.values['fullName'] ?? person.fullName}
        error={errorOf(answer, 'fullName')}
      />
      <FormField
        field={groupFields.phone}
        name="phone"
        help={say(known ? 'groups.fields.phone-help' : 'groups.fields.phone-guest')}
        defaultValue={answer?.values['phone'] ?? person.phone}
        error={errorOf(answer, 'phone')}
      />
    </>
  );
}
