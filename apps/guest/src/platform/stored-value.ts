import { STORED_VALUE_CHANGED } from './stored-value-changed.ts'

/** A value the device stores under one key; every tab and every part of a page sees the same. */
export type StoredValue<T> = {
  read: () => T
  /** Null removes it. */
  write: (value: T | null) => void
  /** As it is stored, to tell later whether it is still the same; null for nothing. */
  text: () => string | null
  subscribe: (changed: () => void) => () => void
}

type Settings<T> = {
  key: string
  /** Must take anything: what is stored may be of another version, or of nobody. */
  parse: (stored: unknown) => T
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
}

export function createStoredValue<T>(settings: Settings<T>): StoredValue<T> {
  const { key, parse, storage = () => localStorage, page = globalThis } = settings
  // Where storage is full or switched off, it lasts as long as the page.
  let ownText: string | null = null
  let isOwn = false
  let known: { text: string | null; value: T } | undefined

  const text = () => {
    if (isOwn) return ownText
    try {
      return storage().getItem(key)
    } catch {
      return ownText
    }
  }
  const read = () => {
    const now = text()
    if (known?.text !== now || !known) known = { text: now, value: parse(parsed(now)) }
    return known.value
  }
  return {
    read,
    text,
    write(value) {
      ownText = value === null ? null : JSON.stringify(value)
      try {
        if (ownText === null) storage().removeItem(key)
        else storage().setItem(key, ownText)
        isOwn = false
      } catch {
        isOwn = true
      }
      page.dispatchEvent(new Event(STORED_VALUE_CHANGED))
    },
    subscribe(changed) {
      const heard = (event: Event) => {
        const { key: changedKey } = event as StorageEvent
        if (event.type === STORED_VALUE_CHANGED || changedKey === key || changedKey === null) changed()
      }
      page.addEventListener(STORED_VALUE_CHANGED, heard)
      page.addEventListener('storage', heard)
      return () => {
        page.removeEventListener(STORED_VALUE_CHANGED, heard)
        page.removeEventListener('storage', heard)
      }
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
