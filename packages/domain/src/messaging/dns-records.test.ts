import { describe, expect, it } from 'vitest'
import { expectedRecords, recordStanding } from './dns-records.ts'

const dkim = { domain: 'fjellheim.example', selector: 'ik20261118', publicKey: 'MIIBIjAN' }
const [SPF, DKIM, DMARC] = expectedRecords({
  from: 'stay@Fjellheim.example',
  server: 'smtp.mailer.example',
  dkim,
}) as [
  ReturnType<typeof expectedRecords>[0],
  ReturnType<typeof expectedRecords>[0],
  ReturnType<typeof expectedRecords>[0],
]

describe('the records mail needs', () => {
  it('stand under the names receivers look at', () => {
    expect([SPF, DKIM, DMARC]).toEqual([
      { kind: 'SPF', name: 'fjellheim.example', expected: 'v=spf1 a:smtp.mailer.example ~all' },
      {
        kind: 'DKIM',
        name: 'ik20261118._domainkey.fjellheim.example',
        expected: 'v=DKIM1; k=rsa; p=MIIBIjAN',
      },
      { kind: 'DMARC', name: '_dmarc.fjellheim.example', expected: 'v=DMARC1; p=none' },
    ])
  })

  it('of a house from which no mail leaves name no server', () => {
    const records = expectedRecords({ from: 'stay@fjellheim.example', server: null, dkim: null })
    expect(records.map(({ kind }) => kind)).toEqual(['DMARC'])
  })

  it.each([
    ['there', SPF, ['v=spf1 a:smtp.mailer.example ~all']],
    ['there', SPF, ['google-site=1', 'v=spf1 include:spf.mailer.example -all']],
    ['other', SPF, ['v=spf1 include:spf.notmailer.example -all']],
    ['other', SPF, ['v=spf1 a:smtp.mailer.example ~all', 'v=spf1 -all']],
    ['missing', SPF, ['google-site=1']],
    ['there', DKIM, ['v=DKIM1;k=rsa; p=MIIB IjAN']],
    ['other', DKIM, ['v=DKIM1; k=rsa; p=MIIC']],
    ['missing', DKIM, []],
    ['there', DMARC, ['v=DMARC1; p=reject; rua=mailto:a@b.example']],
    ['other', DMARC, ['v=DMARC1; p=perhaps']],
    ['unknown', DMARC, null],
  ] as const)('%s', (standing, record, found) => {
    expect(recordStanding(record, found)).toBe(standing)
  })
})
