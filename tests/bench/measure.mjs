// Runs a command as a whole process and tells what it took.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Seconds from start to end, the highest memory in MB, and what it printed. Rejects when the command fails. */
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
      if (code === 0) resolve({ seconds, peak, stdout });
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}.\n${stdout}`));
    });
  });
}

/** The kernel's own high-water mark, so that a short peak between two looks counts. 0 where there is no /proc. */
function residentMegabytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
  } catch {
    return 0;
  }
}

/** The middle of several numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
