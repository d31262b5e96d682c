/*
 * Loaded before a server whose Mews is a stand-in of the journey: what is meant for the public test house of Mews goes
 * there, everything else where it should.
 */

const TEST_HOUSE = 'https://api.mews-demo.com'
const standIn = process.env.MEWS_STAND_IN
if (!standIn) throw new Error('MEWS_STAND_IN names the address of the stand-in')

const realFetch = globalThis.fetch
globalThis.fetch = (asked, options) =>
  typeof asked === 'string' && asked.startsWith(`${TEST_HOUSE}/`)
    ? realFetch(standIn + asked.slice(TEST_HOUSE.length), options)
    : realFetch(asked, options)
