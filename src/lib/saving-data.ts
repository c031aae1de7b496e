interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data, or the connection is so slow that nothing should be fetched in advance. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
