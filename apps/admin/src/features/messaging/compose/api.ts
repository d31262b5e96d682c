import type { LiveUpdates } from '../../../platform/live.tsx'

export const mailingsLiveUpdates: LiveUpdates = {}
