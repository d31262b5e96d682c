import type { ModuleName } from '../../modules/module-names.ts'
import type { Brand } from '../../properties/schema.ts'
import type { TabBar } from '../tab-bar-schema.ts'

/** What a property has that its cards name, as it stands now. */
export type PublishFacts = {
  propertyId: string
  /** Indexes of the languages guests can choose, the default one first. */
  languages: readonly number[]
  /** The day at the property. */
  today: string
  modules: readonly ModuleName[]
  brand: Brand
  tabBar: TabBar
  /** Ids of pages guests can open. */
  pages: readonly string[]
  /** Of the documents that cards and tabs name, those there are. */
  documents: readonly string[]
  /** Of the pictures that cards name, those there are. */
  pictures: Readonly<Record<string, { alt: Readonly<Record<string, string>>; isDecorative: boolean }>>
  /** Ids of products that are not archived, and of those guests can order. */
  products: { kept: readonly string[]; offered: readonly string[] }
  targetGroups: readonly string[]
  unitCategories: readonly string[]
  units: readonly string[]
}
