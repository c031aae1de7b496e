import type { HostOptions } from './rules.ts'

const IMAGE = 'nginx:1.28-alpine'
/** The id of the user `nginx` in that image. */
const NGINX_USER = 101

/** One nginx for a tenant, with the site's folder and its releases mounted, because the link refers to them. */
export function composeOf({ domain, folder }: HostOptions): string {
  return `# Made by npm run hosts for ${domain}: docker compose up -d
services:
  site:
    # Pin it by digest: docker buildx imagetools inspect ${IMAGE}
    image: ${IMAGE}
    restart: unless-stopped
    ports: ["80:80"]
    # nginx's own user. Port 80 needs no root.
    user: "${NGINX_USER}:${NGINX_USER}"
    sysctls: { net.ipv4.ip_unprivileged_port_start: 0 }
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    read_only: true
    tmpfs: [/var/cache/nginx, /var/run, /tmp]
    volumes:
      # The parent folder of the site: it contains the link and the releases that the link points to.
      - ${parentOf(folder)}:${parentOf(folder)}:ro
      - ./nginx.conf:/etc/nginx/conf.d/default.conf:ro
    healthcheck:
      test: ["CMD", "wget", "-q", "-O", "/dev/null", "--header", "Host: ${domain}", "http://127.0.0.1/robots.txt"]
      interval: 30s
`
}

/** The same for Kubernetes: the site on a volume that CI publishes to, nginx, and an ingress that ends HTTPS. */
export function kubernetesOf({ domain, folder }: HostOptions, nginx: string): string {
  const name = `fair-${domain.replace(/[^a-z0-9]+/g, '-')}`
  const labels = `app: ${name}`
  return `# Made by npm run hosts for ${domain}: kubectl apply -f kubernetes.yaml
apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}
data:
  default.conf: |
${nginx.replace(/^(?=.)/gm, '    ')}---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: 2
  selector: { matchLabels: { ${labels} } }
  template:
    metadata: { labels: { ${labels} } }
    spec:
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: ${NGINX_USER}
        runAsGroup: ${NGINX_USER}
        seccompProfile: { type: RuntimeDefault }
        # Port 80 needs no root.
        sysctls: [{ name: net.ipv4.ip_unprivileged_port_start, value: "0" }]
      containers:
        - name: nginx
          # Pin it by digest: docker buildx imagetools inspect ${IMAGE}
          image: ${IMAGE}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          ports: [{ containerPort: 80 }]
          readinessProbe: { httpGet: { path: /robots.txt, port: 80, httpHeaders: [{ name: Host, value: ${domain} }] } }
          # Passes before the first release too, so that the pod is not restarted.
          livenessProbe: { tcpSocket: { port: 80 } }
          resources: { requests: { cpu: 50m, memory: 64Mi }, limits: { memory: 256Mi } }
          volumeMounts:
            - { name: site, mountPath: ${parentOf(folder)}, readOnly: true }
            - { name: configuration, mountPath: /etc/nginx/conf.d, readOnly: true }
            - { name: cache, mountPath: /var/cache/nginx }
            - { name: run, mountPath: /var/run }
      volumes:
        - { name: cache, emptyDir: {} }
        - { name: run, emptyDir: {} }
        - name: site
          persistentVolumeClaim: { claimName: ${name} }
        - name: configuration
          configMap: { name: ${name} }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: ${name}
spec:
  minAvailable: 1
  selector: { matchLabels: { ${labels} } }
---
# Only port 80 is open for ingress, only DNS and HTTPS (the platform) for egress. Add the tail service's port.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
spec:
  podSelector: { matchLabels: { ${labels} } }
  policyTypes: [Ingress, Egress]
  ingress: [{ ports: [{ port: 80 }] }]
  egress: [{ ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }, { port: 443, protocol: TCP }] }]
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: ${name}
spec:
  # CI writes a release; the pods read it.
  accessModes: [ReadWriteMany]
  resources: { requests: { storage: 20Gi } }
---
apiVersion: v1
kind: Service
metadata:
  name: ${name}
spec:
  selector: { ${labels} }
  ports: [{ port: 80 }]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: ${name}
spec:
  tls: [{ hosts: [${domain}], secretName: ${name}-tls }]
  rules:
    - host: ${domain}
      http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: ${name}, port: { number: 80 } } } }] }
`
}

const parentOf = (folder: string) => folder.replace(/\/[^/]+\/?$/, '') || '/'
