import { METHODS_WITHOUT_HOLD, type PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import type { translate } from '@innkeeper/i18n/translate.ts'
import { escaped, formPage } from '../../platform/web/form-page.ts'

const METHOD_NAMES: Record<PaymentMethod, string> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}

export type SandboxPage = {
  language: string
  translate: typeof translate
  hotel: string
  /** The hotel's type and colours as custom properties, and the stylesheet that brings its fonts. */
  look: string
  fontsHref: string
  /** As the guest's language writes it. */
  amount: string
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  /** False once the guest has pressed a button. */
  isOpen: boolean
  /** The guest gave the order up, or ordered anew instead. */
  isGivenUp: boolean
  /** Where the guest came from. */
  back: string
}

/** The sandbox's own page of a payment: plain forms, no script, light and dark. */
export function sandboxPage(page: SandboxPage): string {
  const { language, translate: t, hotel, look, fontsHref, amount, isOpen, isGivenUp, back } = page
  const over = t(language, isGivenUp ? 'payment.page.givenUp' : 'payment.page.done')
  return formPage({
    language,
    title: t(language, 'payment.page.title', { hotel }),
    hotel,
    note: t(language, 'payment.page.demo'),
    look,
    fontsHref,
    main: `<dl><dt>${escaped(t(language, 'payment.page.toPay'))}</dt><dd>${escaped(amount)}</dd></dl>
${isOpen ? formOf(page) : `<p>${escaped(over)}</p>`}
<p class="back"><a href="${escaped(back)}">${escaped(t(language, isOpen ? 'payment.page.leave' : 'payment.page.back'))}</a></p>`,
  })
}

function formOf({ language, translate: t, amount, methods, chosen }: SandboxPage): string {
  const first = chosen ?? methods[0]
  const choices = methods.map(
    (method) =>
      `<label><input type="radio" name="method" value="${method}"${method === first ? ' checked' : ''}><span>${METHOD_NAMES[method]}</span></label>`,
  )
  const needsWords = methods.some((method) => METHODS_WITHOUT_HOLD.includes(method))
  return `<form method="post">
<fieldset><legend>${escaped(t(language, 'order.method'))}</legend>
${choices.join('\n')}
</fieldset>
<p class="soft">${escaped(t(language, needsWords ? 'payment.page.holdOrAtOnce' : 'payment.page.hold'))}</p>
<button name="action" value="approve">${escaped(t(language, 'payment.page.approve', { amount }))}</button>
<button class="quiet" name="action" value="decline">${escaped(t(language, 'payment.page.decline'))}</button>
</form>`
}
