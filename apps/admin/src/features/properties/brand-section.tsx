import { brandProblems } from '@innkeeper/domain/properties/brand-problems.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Alert, Button, ColorInput, Group, SimpleGrid } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { goToField } from '../../components/editing/collapsible-section/use-sent-to.ts'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { FontPicker } from '../../components/font-picker/font-picker.tsx'
import { useT } from '../../platform/texts.ts'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'
import classes from './settings.module.css'
import type { SettingsSection } from './settings-section.ts'

const COLOURS = ['brandColour', 'accentColour', 'paperColour', 'cardColour', 'inkColour'] as const
const COMPLETE = /^#[0-9a-f]{6}$/i

/** Puts the cursor into a colour where the address asks for the brand, as it stood when the page opened. */
function useSentToColour(name: string) {
  const { field } = useSearch({ strict: false }) as { field?: unknown }
  const isAsked = field === 'brand'
  const colours = useRef<HTMLDivElement>(null)
  const first = useRef(name)
  useEffect(() => {
    if (isAsked && colours.current) goToField(colours.current, first.current)
  }, [isAsked])
  return colours
}

/** The look guests see; a pair of colours they could not read is said with a way out. */
export function BrandSection({ settings, set, errors }: SettingsSection) {
  const t = useT()
  const { brand } = settings
  const change = (part: Partial<Brand>) => set({ brand: { ...brand, ...part } })
  // Half a colour is on its way to being one.
  const isComplete = COLOURS.every((name) => COMPLETE.test(brand[name]))
  const problems = isComplete ? brandProblems(brand) : []
  const colours = useSentToColour(problems[0]?.colour ?? 'brandColour')
  return (
    <FormSection title={t('settings.brand')} hint={t('settings.brandHint')}>
      <SimpleGrid ref={colours} cols={{ base: 1, sm: 2, lg: 3 }} className={classes.colours}>
        {COLOURS.map((name) => (
          <ColorInput
            key={name}
            wrapperProps={{ 'data-field': name }}
            label={t(`settings.colour.${name}`)}
            value={brand[name]}
            onChange={(colour) => change({ [name]: colour })}
            format="hex"
            eyeDropperButtonProps={{
              'aria-label': t('settings.colour.pick', { colour: t(`settings.colour.${name}`) }),
            }}
            error={errors[`brand.${name}`]}
          />
        ))}
      </SimpleGrid>
      {problems.map(({ colour, on, ratio, suggestion }) => (
        <Alert key={colour} color="accent" role="status">
          <Group justify="space-between" gap="sm">
            <span>
              {t('settings.contrast', {
                colour: t(`settings.colour.${colour}`),
                surface: t(`settings.colour.${on}`),
                ratio: ratio.toFixed(1),
              })}
            </span>
            {suggestion && (
              <Button size="xs" variant="default" onClick={() => change({ [colour]: suggestion })}>
                {t('settings.contrast.fix', { colour: suggestion })}
              </Button>
            )}
          </Group>
        </Alert>
      ))}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['headingFont', 'textFont'] as const).map((name) => (
          <FontPicker
            key={name}
            label={t(`settings.field.${name}`)}
            value={brand[name]}
            onChange={(font) => change({ [name]: font })}
            error={errors[`brand.${name}`]}
          />
        ))}
      </SimpleGrid>
      <LogoField logo={brand.logo} onChange={(logo) => change({ logo })} />
      {isComplete && <BrandPreview brand={brand} name={settings.name} />}
    </FormSection>
  )
}
