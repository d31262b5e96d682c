export type S3Address = {
  /** Where the bucket answers: `https://host/bucket`. */
  bucketUrl: string
  /** Put before every key, with its slash; empty for none. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** `s3://key:secret@host/bucket/prefix?region=...`; `s3+http://` for storage on the same machine. */
export const S3_ADDRESS_PATTERN =
  /^s3(\+http)?:\/\/[^\s:@/]+:[^\s@/]+@[^\s@/?]+\/[^\s/?]+[^\s?]*(\?region=[\w-]+)?$/

const DEFAULT_REGION = 'us-east-1'

/** Reads an address that fits the pattern; key and secret are percent-encoded in it. */
export function readS3Address(address: string): S3Address {
  const url = new URL(address.replace(/^s3\+http:/, 'http:').replace(/^s3:/, 'https:'))
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '')
  return {
    bucketUrl: `${url.protocol}//${url.host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
