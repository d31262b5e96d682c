export const DEAL_STATES = ['active', 'paused'] as const
export type DealState = (typeof DEAL_STATES)[number]
export const DEAL_TITLE_MAX = 80
export const DEAL_SUBTITLE_MAX = 140
export const DEAL_DESCRIPTION_MAX = 2000
export const DEAL_PRODUCTS_MAX = 10
export const DEALS_MAX = 100
/** How far before the arrival a deal can be bound to: a year. */
export const DEAL_DAYS_MAX = 365
export const DEAL_NIGHTS_MAX = 60
/** What is put after the title of a copy. */
export const COPY_SUFFIX = ' (Copy)'
/** The price of which the lowest counts beside a sale price. */
export const LOWEST_PRICE_DAYS = 30
/** Under which heading of the store a deal stands: in the order of the stay. */
export const STORE_SECTIONS = ['arrival', 'stay', 'departure'] as const
