import { CHOICE_LISTS_MAX, CHOICES_MAX, EXTRAS_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { Choice, ChoiceList } from '@innkeeper/domain/orders/product-schema.ts'
import { Stack, Switch, Text } from '@mantine/core'
import { AddButton } from '../../../../components/editing/add-button/add-button.tsx'
import { LanguageTabs } from '../../../../components/editing/languages/language-tabs.tsx'
import { useDefaultLanguage } from '../../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../../components/editing/row-buttons/use-row-words.ts'
import { Box } from '../../../../components/page/box.tsx'
import { moved } from '../../../../platform/moved.ts'
import { newId } from '../../../../platform/new-id.ts'
import { useT } from '../../../../platform/texts.ts'
import { ChoiceRows } from './choice-rows.tsx'
import classes from './editor.module.css'
import { NameField } from './name-field.tsx'
import type { ProductSectionProps } from './section-props.ts'

type Props = ProductSectionProps & {
  language: number
  onLanguage: (language: number) => void
  hasProducts: boolean
}

/** Lists of which a guest takes one each, and extras of which they take as many as they like. */
export function ChoicesSection({ form, errors, language, onLanguage, hasProducts }: Props) {
  const t = useT()
  const rowWords = useRowWords()
  const { index: main } = useDefaultLanguage()
  const { listOfChoices: lists, extras } = form.draft.options
  const setLists = (listOfChoices: ChoiceList[]) => form.setOptions({ listOfChoices })
  const named: Pick<Choice, 'names'>[] = [...lists, ...lists.flatMap(({ choices }) => choices), ...extras]
  return (
    <Box title={t('products.section.choices')}>
      {named.length > 0 && (
        <LanguageTabs
          language={language}
          onLanguage={onLanguage}
          isMissing={(index) => named.some(({ names }) => !names[index]?.trim())}
        />
      )}
      <Stack gap="lg">
        {lists.length === 0 && <Text c="dimmed">{t('products.choicesHint')}</Text>}
        {lists.map((list, at) => {
          const path = `options.listOfChoices.${at}`
          const name = list.names[main] || t('products.listNumber', { n: at + 1 })
          const change = (part: Partial<ChoiceList>) => setLists(lists.with(at, { ...list, ...part }))
          return (
            <fieldset key={list.id} className={classes.list} aria-label={name}>
              <div className={classes.listHead}>
                <NameField
                  label={t('products.listName', { n: at + 1 })}
                  example={t('products.listExample')}
                  names={list.names}
                  language={language}
                  error={errors[`${path}.names`]}
                  onChange={(names) => change({ names })}
                />
                <RowButtons
                  words={rowWords(name)}
                  place={at}
                  count={lists.length}
                  onMove={(by) => setLists(moved(lists, at, by))}
                  onRemove={() => setLists(lists.toSpliced(at, 1))}
                />
              </div>
              <Switch
                label={t('products.isRequired')}
                checked={list.isRequired}
                onChange={({ currentTarget: { checked } }) => change({ isRequired: checked })}
              />
              <ChoiceRows
                label={name}
                addLabel={t('products.addChoice')}
                choices={list.choices}
                max={CHOICES_MAX}
                language={language}
                path={`${path}.choices`}
                errors={errors}
                hasProducts={hasProducts}
                onChange={(choices) => change({ choices })}
              />
              {errors[path] && (
                <Text c="red" size="sm" role="alert">
                  {errors[path]}
                </Text>
              )}
            </fieldset>
          )
        })}
        {lists.length < CHOICE_LISTS_MAX && (
          <AddButton onClick={() => setLists([...lists, newList()])}>{t('products.addList')}</AddButton>
        )}
        <fieldset className={classes.list} aria-label={t('products.extras')}>
          <Text fw={600}>{t('products.extras')}</Text>
          {extras.length === 0 && <Text c="dimmed">{t('products.extrasHint')}</Text>}
          <ChoiceRows
            label={t('products.extras')}
            addLabel={t('products.addExtra')}
            choices={extras}
            max={EXTRAS_MAX}
            language={language}
            path="options.extras"
            errors={errors}
            hasProducts={hasProducts}
            onChange={(next) => form.setOptions({ extras: next })}
          />
        </fieldset>
      </Stack>
    </Box>
  )
}

/** A list begins with one choice to fill in, and asks for it. */
function newList(): ChoiceList {
  const choice = { id: newId(), names: {}, price: 0, productId: null }
  return { id: newId(), names: {}, isRequired: true, choices: [choice] }
}
