import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { requestQuery } from './api.ts'
import { BulkDialog, type SomeOfMany } from './bulk-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { RequestLoading } from './request-loading.tsx'

/** An answer somebody is about to give, to one request or several; of several, what to know of some of them. */
export type Answering = { kind: 'accept' | 'decline' | 'cancel'; ids: string[]; some?: SomeOfMany }

const NONE: SomeOfMany = { unmatched: 0, upgrades: 0 }

type Props = { answering: Answering | null; onClose: () => void; onDone?: () => void }

/** The dialog for the answer at hand; who is told how depends on what the guest gave, so one request is asked for. */
export function AnswerDialogs({ answering, onClose, onDone = () => undefined }: Props) {
  if (!answering) return null
  const { kind, ids, some = NONE } = answering
  const done = () => {
    onClose()
    onDone()
  }
  const [only, ...others] = ids
  if (!only) return null
  if (others.length > 0 && kind !== 'cancel')
    return <BulkDialog kind={kind} ids={ids} some={some} onClose={onClose} onDone={done} />
  return <OneAnswer key={only} kind={kind} id={only} onClose={onClose} onDone={done} />
}

const DIALOGS = { accept: AcceptDialog, decline: DeclineDialog, cancel: CancelDialog }

type OneProps = { kind: Answering['kind']; id: string; onClose: () => void; onDone: () => void }

function OneAnswer({ kind, id, onClose, onDone }: OneProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(requestQuery(id))
  if (data) {
    const Answer = DIALOGS[kind]
    return <Answer request={data} onClose={onClose} onDone={onDone} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(`requests.${kind}`)}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RequestLoading />}
    </Dialog>
  )
}
