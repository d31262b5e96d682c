import { ENTRY_TEXT_MAX, type Thread } from '@innkeeper/api/messaging/threads.ts'
import { UNREAD_MINUTES } from '@innkeeper/domain/messaging/constants.ts'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSlash } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { answerChannel, fallbackChannel } from './answer-channel.ts'
import type { AnswerChannel } from './api.ts'
import { CannedChoice, type CannedOption, optionId } from './canned-choice.tsx'
import { CannedPanel } from './canned-panel.tsx'
import { typedAfterStroke, withAnswer } from './canned-words.ts'
import { ChannelTabs } from './channel-tabs.tsx'
import type { Answering } from './use-answer.ts'
import { useCannedOptions } from './use-canned-options.ts'
import classes from './write-box.module.css'

/** Marks the field that R leads to. */
export const WRITE_MARK = 'data-write-answer'

/** An answer by one way, or a note for colleagues; a stroke brings canned answers. */
export function WriteBox({ thread, answering }: { thread: Thread; answering: Answering }) {
  const t = useT()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text } = answering.draft
  const channel = answerChannel(thread, answering.draft.channel)
  const [isManaging, managing] = useDisclosure(false)
  const picking = usePicking(thread, answering)
  const { options, isPicking, current, choose } = picking

  const send = () => answering.send(channel)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    } else if (isPicking) picking.press(event)
    else if (event.key === 'Escape') field.current?.blur()
  }
  const chooseOption = (option: CannedOption) => {
    choose(option)
    field.current?.focus()
  }
  return (
    <section
      className={classes.box}
      data-note={channel === 'note' || undefined}
      aria-label={t('inbox.answerTo', { name: thread.name })}
    >
      {isPicking && (
        <CannedChoice
          id={listId}
          options={options}
          current={current}
          hasAny={picking.hasAny}
          onChoose={chooseOption}
          onManage={managing.open}
        />
      )}
      <ChannelTabs thread={thread} channel={channel} onChoose={answering.choose} />
      <Textarea
        ref={field}
        variant="unstyled"
        classNames={{ input: classes.input }}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={ENTRY_TEXT_MAX}
        dir="auto"
        value={text}
        onChange={(event) => answering.write(event.currentTarget.value)}
        onKeyDown={press}
        placeholder={t(channel === 'note' ? 'inbox.placeholder.note' : 'inbox.placeholder', {
          name: thread.name.split(' ')[0] ?? thread.name,
        })}
        aria-label={t(channel === 'note' ? 'inbox.noteLabel' : 'inbox.answerLabel')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-autocomplete="list"
        {...(isPicking
          ? { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, current) }
          : {})}
        {...{ [WRITE_MARK]: true }}
      />
      <div className={classes.foot}>
        <ActionIcon
          aria-label={t('cannedAnswers.open')}
          title={t('cannedAnswers.open')}
          aria-expanded={isPicking}
          onClick={() => {
            picking.toggle()
            field.current?.focus()
          }}
        >
          <IconSlash size={18} stroke={1.8} />
        </ActionIcon>
        <span className={classes.hint}>
          <ChannelHint thread={thread} channel={channel} />
        </span>
        <Button onClick={send} disabled={text.trim() === ''} title={t('inbox.send.keys')}>
          {t(channel === 'note' ? 'inbox.saveNote' : 'inbox.send')}
        </Button>
      </div>
      {isManaging && <CannedPanel onClose={managing.close} />}
    </section>
  )
}

/** What becomes of an answer is said beforehand. */
function ChannelHint({ thread, channel }: { thread: Thread; channel: AnswerChannel }) {
  const t = useT()
  if (channel === 'note') return t('inbox.hint.note')
  if (channel !== 'guestbook')
    return t('inbox.hint.to', { to: thread.channels.find((one) => one.channel === channel)?.to ?? '' })
  const way = fallbackChannel(thread)
  return way ? t(`inbox.hint.unread.${way}`, { count: UNREAD_MINUTES }) : t('inbox.hint.guestbook')
}

/** The list of canned answers: asked for by a stroke or the button, walked through by arrows. */
function usePicking(thread: Thread, { draft: { text }, write }: Answering) {
  const [isAskedFor, setAskedFor] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const [place, setPlace] = useState(0)
  const typed = typedAfterStroke(text)
  const isPicking = (typed !== null && !isDismissed) || isAskedFor
  const { options, hasAny } = useCannedOptions(thread, typed ?? '', isPicking)
  const current = Math.min(place, Math.max(options.length - 1, 0))
  if (typed === null && isDismissed) setDismissed(false)

  const close = () => {
    setAskedFor(false)
    setDismissed(true)
    setPlace(0)
  }
  const choose = (option: CannedOption) => {
    write(withAnswer(text, option.text))
    close()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = options[current]
    if (step) setPlace((current + step + options.length) % Math.max(options.length, 1))
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && option && !event.shiftKey) choose(option)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const toggle = () => {
    if (isPicking) return close()
    setAskedFor(true)
    setDismissed(false)
  }
  return { options, hasAny, isPicking, current, choose, press, toggle }
}
