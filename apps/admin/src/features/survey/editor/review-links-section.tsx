import { REVIEW_LINKS_MAX, REVIEW_SITES } from '@innkeeper/domain/survey/constants.ts'
import { type ReviewLink, reviewLinkSchema } from '@innkeeper/domain/survey/survey-schema.ts'
import { Select, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { moved } from '../../../platform/moved.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import type { SurveyPartProps } from './use-survey-form.ts'

const isAddress = (url: string) => z.safeParse(reviewLinkSchema.shape.url, url.trim()).success
const OTHER = 'other'
const ADDRESS_BEGINS = 'https://'

/** Where guests are asked to write publicly, in an order of its own for each language. */
export function ReviewLinksSection({ form: { draft, set }, language }: SurveyPartProps) {
  const t = useT()
  const rowWords = useRowWords()
  const main = useDefaultLanguage()
  const title = useContentLanguages().find(({ index }) => index === language)?.title ?? ''
  const links = draft.reviewLinks[language] ?? []
  const put = (next: ReviewLink[]) => set({ reviewLinks: { ...draft.reviewLinks, [language]: next } })
  const isBorrowed = links.length === 0 && language !== main.index
  const hasAny = (draft.reviewLinks[main.index] ?? []).length > 0
  return (
    <FormSection title={t('surveyEdit.reviews')} hint={t('surveyEdit.reviews.hint', { language: title })}>
      {isBorrowed && hasAny && (
        <p className={classes.quiet}>{t('surveyEdit.reviews.borrowed', { language: main.title })}</p>
      )}
      {links.length > 0 && (
        <ol className={classes.links}>
          {links.map((link, place) => (
            <li key={link.id} className={classes.link}>
              <LinkFields link={link} onChange={(next) => put(links.with(place, next))} />
              <RowButtons
                words={rowWords(link.name || t(`surveyEdit.site.${link.site}`))}
                place={place}
                count={links.length}
                onMove={(by) => put(moved(links, place, by))}
                onRemove={() => put(links.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <AddButton
        disabled={links.length >= REVIEW_LINKS_MAX}
        onClick={() => {
          const site = REVIEW_SITES.find((each) => links.every((link) => link.site !== each)) ?? OTHER
          put([...links, { id: newId(), site, name: '', url: '' }])
        }}
      >
        {t('surveyEdit.reviews.add')}
      </AddButton>
    </FormSection>
  )
}

function LinkFields({ link, onChange }: { link: ReviewLink; onChange: (link: ReviewLink) => void }) {
  const t = useT()
  return (
    <div className={classes.linkFields}>
      <Select
        aria-label={t('surveyEdit.site')}
        data={REVIEW_SITES.map((value) => ({ value, label: t(`surveyEdit.site.${value}`) }))}
        value={link.site}
        allowDeselect={false}
        onChange={(site) => site && onChange({ ...link, site, name: site === OTHER ? link.name : '' })}
      />
      {link.site === OTHER && (
        <TextInput
          aria-label={t('surveyEdit.site.name')}
          placeholder={t('surveyEdit.site.name')}
          value={link.name}
          maxLength={60}
          onChange={(event) => onChange({ ...link, name: event.currentTarget.value })}
        />
      )}
      <TextInput
        aria-label={t('surveyEdit.site.url')}
        placeholder={ADDRESS_BEGINS}
        type="url"
        inputMode="url"
        value={link.url}
        maxLength={500}
        error={link.url.trim() !== '' && !isAddress(link.url) && t('surveyEdit.site.url.error')}
        onChange={(event) => onChange({ ...link, url: event.currentTarget.value })}
      />
    </div>
  )
}
