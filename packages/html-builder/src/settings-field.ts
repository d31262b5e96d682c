/** What each setting is called; the staff app has its words for them. */
export type SettingLabel =
  | 'alignment'
  | 'background'
  | 'backgroundColour'
  | 'backgroundImage'
  | 'buttonWords'
  | 'captionPosition'
  | 'colour'
  | 'columns'
  | 'deals'
  | 'dividerStyle'
  | 'film'
  | 'font'
  | 'firstColumn'
  | 'firstPicture'
  | 'heading'
  | 'html'
  | 'innerPadding'
  | 'layout'
  | 'line'
  | 'link'
  | 'picture'
  | 'placeholder'
  | 'prices'
  | 'propertyName'
  | 'question'
  | 'roundness'
  | 'secondColumn'
  | 'secondPicture'
  | 'selection'
  | 'showButton'
  | 'size'
  | 'spacing'
  | 'subheading'
  | 'survey'
  | 'targetGroups'
  | 'textColour'
  | 'upgrades'
  | 'width'
  | 'words'

/** How a value is edited. A choice names its values; the staff app has words for each. */
type FieldKind =
  /** A line is one paragraph of plain words, bold or italic. */
  | { kind: 'richText'; isLine?: true }
  | { kind: 'line'; max: number }
  | { kind: 'image' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'alignment' }
  | { kind: 'colour' }
  | { kind: 'font' }
  | { kind: 'link' }
  | { kind: 'pixels'; max: number; isOptional?: true }
  | { kind: 'percent' }
  | { kind: 'padding' }
  | { kind: 'switch' }
  | { kind: 'html'; max: number }
  | { kind: 'film' }
  | { kind: 'deals' }
  | { kind: 'upgrades' }
  | { kind: 'survey' }
  | { kind: 'targetGroups' }

/** One setting of a module, as data: the editor draws it, and knows what belongs to one language. */
export type SettingsField = FieldKind & {
  /** Where in the module, such as `props.content`. A link's is the object that holds `type` and `destination`. */
  path: string
  label: SettingLabel
  /** Written anew in every language; all other settings are the same in all of them. */
  isWords?: true
  /** Shown only while another value of the module is this. */
  when?: { path: string; is: string | number | boolean }
}
