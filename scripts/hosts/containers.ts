import type { HostOptions } from './rules.ts'

/** One nginx for a tenant, the site's folder mounted with its releases beside it, as the link leads there. */
export function composeOf({ domain, folder }: HostOptions): string {
  return `# Made by npm run hosts for ${domain}: docker compose up -d
services:
  site:
    image: nginx:1.28-alpine
    restart: unless-stopped
    ports: ["80:80"]
    read_only: true
    tmpfs: [/var/cache/nginx, /var/run, /tmp]
    volumes:
      # The folder around the site: it holds the link and the releases that it leads to.
      - ${parentOf(folder)}:${parentOf(folder)}:ro
      - ./nginx.conf:/etc/nginx/conf.d/default.conf:ro
    healthcheck:
      test: ["CMD", "wget", "-q", "-O", "/dev/null", "--header", "Host: ${domain}", "http://127.0.0.1/robots.txt"]
      interval: 30s
`
}

/** The same for Kubernetes: the site on a volume that CI publishes to, nginx before it, an ingress that ends HTTPS. */
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
      containers:
        - name: nginx
          image: nginx:1.28-alpine
          ports: [{ containerPort: 80 }]
          readinessProbe: { httpGet: { path: /robots.txt, port: 80, httpHeaders: [{ name: Host, value: ${domain} }] } }
          # Passes before the first release too, so that the pod is not restarted.
          livenessProbe: { tcpSocket: { port: 80 } }
          resources: { requests: { cpu: 50m, memory: 64Mi }, limits: { memory: 256Mi } }
          volumeMounts:
            - { name: site, mountPath: ${parentOf(folder)}, readOnly: true }
            - { name: configuration, mountPath: /etc/nginx/conf.d, readOnly: true }
      volumes:
        - name: site
          persistentVolumeClaim: { claimName: ${name} }
        - name: configuration
          configMap: { name: ${name} }
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: ${name}
spec:
  # CI writes a release, the pods read it.
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
