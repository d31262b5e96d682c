import { removeOwnPicture } from '@innkeeper/api/auth/own-account.ts'
import { Button, FileButton, Group } from '@mantine/core'
import { StaffAvatar } from '../../../components/page/staff-avatar.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { sendPicture } from './send-picture.ts'
import { useChange } from './use-change.ts'

/** What phones and cameras write; the server says why it refuses another. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The person's picture, which colleagues see beside their name. */
export function OwnPicture() {
  const t = useT()
  const { claims, picture } = useSession()
  const send = useChange(sendPicture, () => showDone(t('account.pictureSaved')))
  const remove = useChange(
    () => call(removeOwnPicture, {}),
    () => showDone(t('account.pictureRemoved')),
  )
  return (
    <Group gap="md">
      <StaffAvatar userId={claims.user_id} name={claims.name} picture={picture} size={72} />
      <Group gap="xs">
        <FileButton accept={TYPES} onChange={(file) => file && send.start(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={send.isPending}>
              {picture === null ? t('account.pictureAdd') : t('account.pictureChange')}
            </Button>
          )}
        </FileButton>
        {picture !== null && (
          <Button
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.start(undefined)}
          >
            {t('account.pictureRemove')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
