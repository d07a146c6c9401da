import { useSay } from '../../words';
import { TourSteps } from '../../components/sections/tour';

const steps = ['members', 'devices', 'picture', 'access', 'end'] as const;
/** Where each thing that a step speaks of stands; of several the first that is seen. */
const places: Readonly<Record<(typeof steps)[number], string>> = {
  members: 'main .members, main #add-member',
  devices: 'main #devices',
  picture: 'main a[href$="/app/family/picture"]',
  access: 'main .app-nav a[href*="/app/shares"]',
  end: 'main a[href$="/remove"], main #members',
};

/** How the family's page works, step by step; without scripts the same steps as a list with a way to each. [FAM-2: tour, SHELL-4] */
export function FamilyTour() {
  const say = useSay();
  return (
    <TourSteps
      name="family"
      title={say('health.tour.title')}
      steps={steps.map((step) => ({ label: say(`health.tour.${step}.label`), text: say(`health.tour.${step}.text`), place: places[step] }))}
    />
  );
}
