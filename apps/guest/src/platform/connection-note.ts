/** The one note about the connection; whoever has something to add to it puts a line into it. */
export const CONNECTION_NOTE_ID = 'connection'
