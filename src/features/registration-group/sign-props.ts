/** What each face of a group registration gets: the query of its address. */
export interface SignProps {
  query: URLSearchParams
}
