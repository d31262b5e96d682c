import { Alert, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { translatorQuery } from './api.ts'

type Props = {
  isAgreed: boolean
  /** Null once this browser's user has been told. */
  onAgree: ((isAgreed: boolean) => void) | null
}

/** Who will see the texts, said before any is sent. */
export function ProviderNotice({ isAgreed, onAgree }: Props) {
  const t = useT()
  const { data } = useQuery(translatorQuery)
  if (!data?.host || data.provider === 'off') return null
  return (
    <Alert color="gray">
      {t('translate.provider.notice', {
        provider: t(`translate.provider.${data.provider}`),
        host: data.host,
      })}
      {onAgree && (
        <Checkbox
          mt="sm"
          label={t('translate.provider.agree', { host: data.host })}
          checked={isAgreed}
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
      )}
    </Alert>
  )
}
