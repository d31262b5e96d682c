import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { guestPart } from '../../platform/guest-part.tsx'
import { partLoader } from '../../platform/part-loading.ts'
import { FormPartFailed, SentLine } from './states.tsx'

/*
 * The first screen asks who somebody is. What comes after it is fetched while that is read; nobody waits for it, and
 * whoever loses the connection meanwhile has it.
 */
export const laterSteps = partLoader(() => import('./steps/later-steps.tsx'))
export const endings = partLoader(() => import('./endings.tsx'))
export const idPicture = partLoader(() => import('./picture/id-picture-field.tsx'))

const Companions = guestPart(laterSteps, (part) => part.CompanionsStep)
const Trip = guestPart(laterSteps, (part) => part.TripStep)
const Sign = guestPart(laterSteps, (part) => part.SignStep)
const NotSent = guestPart(laterSteps, (part) => part.NotSentDialog)
const Sent = guestPart(endings, (part) => part.SentScreen)
const Filled = guestPart(endings, (part) => part.AlreadyFilled)
const Used = guestPart(endings, (part) => part.LinkUsed)
const Picture = guestPart(idPicture, (part) => part.IdPictureField)

type OwnProps<T extends (props: never) => unknown> = Omit<Parameters<T>[0], 'pending' | 'waiting' | 'failure'>

const ABSENT = {
  pending: <Skeleton width="100%" height="280px" />,
  failure: (retry: () => void) => <FormPartFailed onRetry={retry} />,
}
/** What was sent is told in any case. */
const SENT = { pending: <SentLine />, waiting: <SentLine />, failure: () => <SentLine /> }

export const CompanionsStep = (props: OwnProps<typeof Companions>) => <Companions {...props} {...ABSENT} />
export const TripStep = (props: OwnProps<typeof Trip>) => <Trip {...props} {...ABSENT} />
export const SignStep = (props: OwnProps<typeof Sign>) => <Sign {...props} {...ABSENT} />
export const NotSentDialog = (props: OwnProps<typeof NotSent>) => <NotSent {...props} {...ABSENT} />
export const SentScreen = (props: OwnProps<typeof Sent>) => <Sent {...props} {...SENT} />
export const AlreadyFilled = (props: OwnProps<typeof Filled>) => <Filled {...props} {...ABSENT} />
export const LinkUsed = (props: OwnProps<typeof Used>) => <Used {...props} {...ABSENT} />
export const IdPictureField = (props: OwnProps<typeof Picture>) => <Picture {...props} {...ABSENT} />
