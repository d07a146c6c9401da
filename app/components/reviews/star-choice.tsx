import { MOST_STARS } from '#domain/reviews/fields';
import { useSay } from '../../words';
import { describedBy, FieldNote } from '../field-frame';

const choices = Array.from({ length: MOST_STARS }, (_, at) => MOST_STARS - at);

/** From one star to five, by native radios. [PROD-5] */
export function StarChoice({ value, error }: { value: string; error?: string }) {
  const say = useSay();
  return (
    <fieldset {...describedBy('rating', { error })} aria-invalid={undefined}>
      <legend>{say('reviews.form.rating')}</legend>
      <div className="chips">
        {choices.map((stars) => (
          <label key={stars} className="chip">
            <input
              type="radio"
              id={stars === MOST_STARS ? 'rating' : undefined}
              name="rating"
              value={stars}
              defaultChecked={value === String(stars)}
              required
            />
            {say('reviews.form.stars', { count: stars })}
          </label>
        ))}
      </div>
      <FieldNote id="rating" error={error} />
    </fieldset>
  );
}
