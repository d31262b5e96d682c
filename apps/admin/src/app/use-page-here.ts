import { useMatches, useRouter } from '@tanstack/react-router'
import { lineAt, settingAt } from './navigation.ts'
import { useOpenPages } from './use-open-pages.ts'

/** The address of the open page as its declaration writes it, with the names of its parameters. */
export function useAddressHere(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
}

/** The line of the sidebar that is open, a page inside it or itself. */
export function usePageHere(): string | undefined {
  const { pages } = useRouter().options.context
  return lineAt(pages, useOpenPages(), useAddressHere())
}

/** The setting that is open, a page inside it or itself. */
export function useSettingHere(): string | undefined {
  const { pages } = useRouter().options.context
  return settingAt(pages, useAddressHere())
}
