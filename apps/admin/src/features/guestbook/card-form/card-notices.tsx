import { Alert, Stack } from '@mantine/core'
import { errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardFormState } from './use-card-form.ts'

/** What happened around the form while somebody was typing. */
export function CardNotices({ card }: { card: CardFormState }) {
  const t = useT()
  return (
    <Stack gap="sm" mb={card.error || card.isRestored || card.newer ? 'md' : 0}>
      {card.error && (
        <Alert color="red" title={t('error.save.title')} role="alert">
          {`${errorText(t, card.error)} ${t('error.save.kept')}`}
        </Alert>
      )}
      {card.isRestored && card.isDirty && (
        <Alert color="accent" role="status">
          {t('cards.restored')}
        </Alert>
      )}
      {card.newer && card.isDirty && (
        <Alert color="accent" role="status">
          {t('cards.newer', { name: card.newer.changedBy ?? t('cards.somebody') })}
        </Alert>
      )}
    </Stack>
  )
}
