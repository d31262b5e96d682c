import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Button, Group, Input, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { logosQuery } from './api.ts'
import classes from './settings.module.css'

type Props = { logo: string | null; onChange: (logo: string | null) => void }

/** The logo is one of the property's pictures. */
export function LogoField({ logo, onChange }: Props) {
  const t = useT()
  const { property } = useSession()
  const [isChoosing, choosing] = useDisclosure(false)
  return (
    <Input.Wrapper label={t('settings.field.logo')} description={t('settings.field.logoHint')}>
      <Group mt="xs">
        {logo && <img className={classes.logo} src={picturePath(property.id, logo, 480, 'webp')} alt="" />}
        <Button variant="default" onClick={choosing.open}>
          {t('settings.logo.choose')}
        </Button>
        {logo && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('settings.logo.remove')}
          </Button>
        )}
      </Group>
      {isChoosing && (
        <LogoDialog
          onClose={choosing.close}
          onChoose={(id) => {
            onChange(id)
            choosing.close()
          }}
        />
      )}
    </Input.Wrapper>
  )
}

function LogoDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (id: string) => void }) {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(logosQuery)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('settings.logo.choose')}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      }
    >
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconPhoto}
          title={t('settings.logo.empty.title')}
          text={t('settings.logo.empty.text')}
        />
      )}
      <div className={classes.logos}>
        {data?.map(({ id, fileName }) => (
          <UnstyledButton key={id} className={classes.logoChoice} onClick={() => onChoose(id)}>
            <img src={picturePath(property.id, id, 480, 'webp')} alt={fileName} loading="lazy" />
          </UnstyledButton>
        ))}
      </div>
    </Dialog>
  )
}
