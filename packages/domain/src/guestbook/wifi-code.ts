/** What a phone reads from a QR code to join a network; the characters that mean something to it are escaped. */
export function wifiCode(name: string, password: string | null): string {
  const secret = password ? `T:WPA;S:${escaped(name)};P:${escaped(password)}` : `T:nopass;S:${escaped(name)}`
  return `WIFI:${secret};;`
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&')
}
