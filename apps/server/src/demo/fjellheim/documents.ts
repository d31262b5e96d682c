import type { DemoDocument } from '../documents.ts'

export const DINNER_MENU: DemoDocument = { key: 'dinner-menu', fileName: 'fjellheim-dinner-menu.pdf' }
