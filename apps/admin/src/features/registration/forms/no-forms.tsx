import { isPresetCountry } from '@innkeeper/domain/registration/presets.ts'
import { Button, Group } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { onFirstPress } from '../../../components/first-press.ts'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { lawAsks } from './law-words.ts'
import { useNewForm } from './use-new-form.ts'

type Props = { country: string | null; onChoose: () => void }

/** What the law asks, and the form of the property's own country with one press. */
export function NoForms({ country, onChoose }: Props) {
  const t = useT()
  const { begin, isPending, error } = useNewForm()
  return (
    <Box>
      <EmptyState
        icon={IconForms}
        title={t('regForms.empty.title')}
        text={lawAsks(t, country)}
        action={
          <Group gap="sm" justify="center">
            {country !== null && (
              <Button loading={isPending} onClick={onFirstPress(() => begin(country))}>
                {t(isPresetCountry(country) ? `regForms.use.${country}` : 'regForms.use.plain')}
              </Button>
            )}
            <Button variant={country === null ? 'filled' : 'default'} onClick={onChoose}>
              {t('regForms.empty.other')}
            </Button>
          </Group>
        }
      />
      <ErrorAlert error={error} mt="md" />
    </Box>
  )
}
