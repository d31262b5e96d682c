/** What a tracking event's details can say (spec 3). */
export const TRACKING_DETAIL_TYPES = ['BOOKING', 'LINK_ID', 'URL_PATH'] as const
