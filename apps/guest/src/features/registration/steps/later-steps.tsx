/** What comes after the first screen, in one file. */
export { NotSentDialog } from '../sent/not-sent-dialog.tsx'
export { CompanionsStep } from './companions-step.tsx'
export { SignStep } from './sign-step.tsx'
export { TripStep } from './trip-step.tsx'
