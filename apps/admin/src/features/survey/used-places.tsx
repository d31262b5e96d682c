import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { MEDIA_PLACES, type MediaUse } from '@innkeeper/api/media.ts'
import type { getSurveyUses } from '@innkeeper/api/survey/surveys.ts'
import { PlaceLink } from '../../components/place-link/place-link.tsx'
import { useT } from '../../platform/texts.ts'

type Place = AnswerOf<typeof getSurveyUses>['places'][number]

const isLinked = (place: Place): place is Place & MediaUse =>
  MEDIA_PLACES.some((each) => each === place.place)

/** What leads guests to a survey, with a way there. */
export function UsedPlaces({ places }: { places: readonly Place[] }) {
  const t = useT()
  return (
    <>
      <p>{t('survey.delete.used')}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.place} ${place.id}`}>
            {isLinked(place) ? <PlaceLink use={place} /> : place.name}
          </li>
        ))}
      </ul>
    </>
  )
}
