export interface SignProps {
  query: URLSearchParams
}
