/** A file as an address of its own, which a reload keeps and an image shows. */
export function dataOfFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The file again, as it was chosen. */
export function fileOfData(data: string, name: string): File {
  const [head = '', content = ''] = data.split(',', 2)
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type })
}
