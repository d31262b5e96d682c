import type { LiveUpdates } from '../../../platform/live.tsx'

export const threadsLiveUpdates: LiveUpdates = {}
