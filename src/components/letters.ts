/** The letters that names are grouped under: A–Z, and '#' for everything else. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']

/** The id of a letter's group in the exhibitors' directory. */
export const letterId = (letter: string): string => (letter === '#' ? 'other' : letter)
