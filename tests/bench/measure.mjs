// Measures a command as a whole process.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command, and returns its seconds, peak memory with children in MB, and output. Rejects when the
 * command fails.
 */
export function measure(command, args, { cwd }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CI: '1' },
    });
    let stdout = '';
    let peak = 0;
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(child.pid));
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peak: Math.round(peak), stdout });
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}.\n${stdout}`));
    });
  });
}

/** Memory of a process and its children. The kernel's high-water mark includes peaks between two samples. */
function residentMegabytes(pid) {
  return residentKilobytes(pid, /VmHWM:\s+(\d+)/) / 1000;
}

/** Returns 0 without /proc, and for a process that has just ended. */
function residentKilobytes(pid, pattern) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = childrenOf(pid).map((child) => residentKilobytes(child, /VmRSS:\s+(\d+)/));
    return children.reduce((sum, size) => sum + size, Number(pattern.exec(status)?.[1] ?? 0));
  } catch {
    return 0;
  }
}

/** Any thread of a process may have started a child. */
function childrenOf(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

/** Returns the median of several numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
