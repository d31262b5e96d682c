/** Records by which those who receive mail see that it is the property's own. */
export type DnsRecordKind = 'SPF' | 'DKIM' | 'DMARC'
export type ExpectedRecord = { kind: DnsRecordKind; name: string; expected: string }
export type DnsStanding = 'there' | 'missing' | 'other' | 'unknown'

type Mail = {
  /** The address mail is sent from. */
  from: string
  /** The mail server it leaves by; null where none does. */
  server: string | null
  dkim: { domain: string; selector: string; publicKey: string } | null
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** What should stand where, in the order in which one sets it up. */
export function expectedRecords({ from, server, dkim }: Mail): ExpectedRecord[] {
  const domain = domainOf(from)
  return [
    ...(server ? [{ kind: 'SPF' as const, name: domain, expected: `v=spf1 a:${server} ~all` }] : []),
    ...(dkim
      ? [
          {
            kind: 'DKIM' as const,
            name: `${dkim.selector}._domainkey.${dkim.domain}`,
            expected: `v=DKIM1; k=rsa; p=${dkim.publicKey}`,
          },
        ]
      : []),
    { kind: 'DMARC', name: `_dmarc.${domain}`, expected: 'v=DMARC1; p=none' },
  ]
}

/** Whether what was found does what is expected; null is found where no name server answered. */
export function recordStanding(
  { kind, expected }: Pick<ExpectedRecord, 'kind' | 'expected'>,
  found: readonly string[] | null,
): DnsStanding {
  if (found === null) return 'unknown'
  const records = found.filter((record) => OF_KIND[kind].test(record))
  const [record] = records
  if (record === undefined) return 'missing'
  // Two of a kind cancel each other for whoever reads them.
  return records.length === 1 && SAYS_SO[kind](record, expected) ? 'there' : 'other'
}

/** What else stands under the same name is somebody else's. */
const OF_KIND: Readonly<Record<DnsRecordKind, RegExp>> = {
  SPF: /^v=spf1(\s|$)/i,
  DKIM: /(^|;)\s*p=/i,
  DMARC: /^v=DMARC1(\s|;|$)/i,
}

const SAYS_SO: Readonly<Record<DnsRecordKind, (record: string, expected: string) => boolean>> = {
  SPF: (record, expected) => {
    const server = /a:(\S+)/.exec(expected)?.[1]?.toLowerCase() ?? ''
    return record
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part === `a:${server}` || part === `+a:${server}` || isIncluded(part, server))
  },
  DKIM: (record, expected) => tagOf(record, 'p') === tagOf(expected, 'p'),
  DMARC: (record) => ['none', 'quarantine', 'reject'].includes(tagOf(record, 'p').toLowerCase()),
}

/** Providers of mail name one record that lists their servers, under their own domain. */
function isIncluded(part: string, server: string): boolean {
  const [, included] = /^\+?include:(\S+)$/.exec(part) ?? []
  if (included === undefined) return false
  const ofProvider = server.split('.').slice(-2).join('.')
  return included === ofProvider || included.endsWith(`.${ofProvider}`)
}

/** Long keys are cut into pieces and put together again, with or without spaces. */
function tagOf(record: string, tag: string): string {
  const [, value = ''] = new RegExp(`(?:^|;)\\s*${tag}=([^;]*)`, 'i').exec(record) ?? []
  return value.replace(/\s+/g, '')
}
