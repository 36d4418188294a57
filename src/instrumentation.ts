export { register } from './patches/next/start/register'
