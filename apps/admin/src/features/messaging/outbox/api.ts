import type { LiveUpdates } from '../../../platform/live.tsx'

export const messagesLiveUpdates: LiveUpdates = {}
