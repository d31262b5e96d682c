import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { useT } from '../../../platform/texts.ts'

type Props = {
  kind: 'accept' | 'decline'
  /** In place of the usual word. */
  label?: string | null
  onCancel: () => void
  onSend: () => void
  isPending: boolean
  isDisabled?: boolean
}

/** Accepting has the focus, so that Enter is enough; declining wants a look at the reason first. */
export function AnswerButtons({ kind, label = null, onCancel, onSend, ...state }: Props) {
  const t = useT()
  if (kind === 'accept') {
    const accept = { label: label ?? t('requests.accept'), onClick: onSend, ...state }
    return <DialogButtons onCancel={onCancel} action={accept} focus="action" />
  }
  const decline = { label: t('requests.decline'), color: 'red', onClick: onSend, ...state }
  return <DialogButtons onCancel={onCancel} action={decline} />
}
