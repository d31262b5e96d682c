import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { useMakeForm } from './api.ts'
import { countryName } from './law-words.ts'

/** Makes a form as the law of a country asks and opens it; it stays off until somebody looked it through. */
export function useNewForm() {
  const t = useT()
  const navigate = useNavigate()
  const make = useMakeForm()
  const begin = (country: string) => {
    if (make.isPending) return
    const name = t('regForms.newName', { country: countryName(country) })
    make.mutate(
      { name, isOn: false, targetGroupIds: [], body: formBodyOf(country) },
      { onSuccess: ({ id }) => navigate({ to: '/registration/forms/$formId', params: { formId: id } }) },
    )
  }
  return { begin, isPending: make.isPending, error: make.error }
}
