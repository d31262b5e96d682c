import { REVIEW_LINKS_MAX } from '@innkeeper/domain/properties/constants.ts'
import { ActionIcon, Button, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'
import { orNull, type SettingsSection } from './settings-section.ts'

const LINK = { type: 'url', inputMode: 'url', placeholder: 'https://', maxLength: 2000 } as const

/** Where the house's policies stand and where guests write about their stay. */
export function LinksSection({ settings, set, errors }: SettingsSection) {
  const t = useT()
  const { policyLinks, reviewLinks } = settings
  const setLinks = (links: typeof reviewLinks.links) => set({ reviewLinks: { ...reviewLinks, links } })
  const setLink = (place: number, part: Partial<(typeof reviewLinks.links)[number]>) =>
    setLinks(reviewLinks.links.map((link, index) => (index === place ? { ...link, ...part } : link)))
  return (
    <FormSection title={t('settings.links')} hint={t('settings.linksHint')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['privacy', 'terms'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`settings.field.${name}`)}
            {...LINK}
            value={policyLinks[name] ?? ''}
            onChange={(event) =>
              set({ policyLinks: { ...policyLinks, [name]: orNull(event.currentTarget.value) } })
            }
            error={errors[`policyLinks.${name}`]}
          />
        ))}
      </SimpleGrid>
      {reviewLinks.links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <div key={index} className={classes.reviewLink}>
          <TextInput
            aria-label={t('settings.review.name', { number: index + 1 })}
            placeholder={t('settings.review.namePlaceholder')}
            maxLength={60}
            value={link.name}
            onChange={(event) => setLink(index, { name: event.currentTarget.value })}
            error={errors[`reviewLinks.links.${index}.name`]}
          />
          <TextInput
            aria-label={t('settings.review.address', { number: index + 1 })}
            {...LINK}
            value={link.address}
            onChange={(event) => setLink(index, { address: event.currentTarget.value })}
            error={errors[`reviewLinks.links.${index}.address`]}
          />
          <ActionIcon
            aria-label={t('settings.review.remove', { number: index + 1 })}
            onClick={() => setLinks(reviewLinks.links.filter((_, place) => place !== index))}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      {reviewLinks.links.length < REVIEW_LINKS_MAX && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setLinks([...reviewLinks.links, { name: '', address: '' }])}
        >
          {t('settings.review.add')}
        </Button>
      )}
    </FormSection>
  )
}
