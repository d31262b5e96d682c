/** The module with which a property asks everybody for a second step; switching it is asked about in its own words. */
export const FORCED_SECOND_STEP = 'multiFactorAuthentication'
