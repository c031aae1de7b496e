#!/usr/bin/env bash
# The release that CloudFront serves: its function reads it from a key-value store (npm run hosts) with the domain as key.
#   bash docs/ci/cloudfront.sh shown               prints the live release, so that no new release removes it
#   bash docs/ci/cloudfront.sh show release.json   makes the release live that npm run release has reported
# Needs CLOUDFRONT_KVS (the store's ARN) and SITE_DOMAIN. Without CLOUDFRONT_KVS it does nothing: CloudFront is not used.
set -euo pipefail
[ -n "${CLOUDFRONT_KVS:-}" ] || exit 0
case "$1" in
  shown)
    aws cloudfront-keyvaluestore get-key --kvs-arn "$CLOUDFRONT_KVS" --key "$SITE_DOMAIN" --query Value --output text 2>/dev/null || true
    ;;
  show)
    release=$(jq -r .release "$2")
    etag=$(aws cloudfront-keyvaluestore describe-key-value-store --kvs-arn "$CLOUDFRONT_KVS" --query ETag --output text)
    aws cloudfront-keyvaluestore put-key --kvs-arn "$CLOUDFRONT_KVS" --if-match "$etag" --key "$SITE_DOMAIN" --value "$release"
    ;;
esac
