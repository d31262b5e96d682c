/** The store closes this long before the check-in time on the arrival day. */
export const DEFAULT_HOURS_BEFORE_ARRIVAL = 24
