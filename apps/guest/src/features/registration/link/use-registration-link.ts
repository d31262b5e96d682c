import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { pageLanguage } from '../page-locale.ts'
import { makeLink } from '../parts-api.ts'

export type People = RegistrationStart['people']
export type ReadyLink = { name: string; address: string }

type Place = { hotel: string; booking: string; onChanged: (people: People) => void }

/** Makes links for the phones of other adults, new ones or in place of one that was made before. */
export function useRegistrationLink({ hotel, booking, onChanged }: Place) {
  const t = useTexts<RegistrationTranslate>()
  const answers = useAnswers()
  const [link, setLink] = useState<ReadyLink | null>(null)
  const [isMaking, setIsMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function make(name: string, replaces: string | null): Promise<void> {
    setIsMaking(true)
    setProblem(null)
    try {
      const body = { booking, name, ...(replaces !== null && { replaces }) }
      const { path, people } = await makeLink(answers, hotel, body)
      setLink({ name, address: new URL(path, location.origin).href })
      onChanged(people)
    } catch (error) {
      const words = { offline: t('link.offline'), otherwise: t('form.notSent') }
      setProblem(await errorText(error, pageLanguage(), words))
    } finally {
      setIsMaking(false)
    }
  }
  return {
    link,
    isMaking,
    problem,
    make,
    forget(): void {
      setLink(null)
      setProblem(null)
    },
  }
}
