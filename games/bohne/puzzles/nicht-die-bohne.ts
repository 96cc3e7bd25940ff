// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game nicht-die-bohne
rules 1
seats 5
option rounds 3
option first 1
puzzle 1-2-119-3 3
kind turn take
difficulty 0
found 0
choice 0 0 31.78 0 65 take 0
for helps-row points=9 left=0
for keeps-from seat=2 points=9 left=0
choice 9.35 0 22.43 6 59 take 1
against behind points=6
for helps-row points=3 left=0
choice 10.45 0 21.33 9 56 take 4
against behind points=9
for keeps-from seat=2 points=7 left=0
choice 11.35 0 20.43 9 56 take 2
against behind points=9
for keeps-from seat=4 points=8 left=0
steps
chance Y- B1 G- R8 G0 Y- R- R2 B5 G5 Y8 G8 R4 G3 R6 B- G1 Y0 Y4 Y2 R1 B0 R7 R- R10 Y6 B- G7 G10 G- Y1 B2 Y9 R5 G6 B6 Yx2 B9 B8 Rx2 Y5 R9 G- Y7 G2 Gx2 G4 G9 Y3 B4 B3 R3 B10 B- R0 Bx2 Y10 Y- R- B7
1 lead B0
sealed 0 play Bx2 ; 2 play B9 ; 3 play B8 ; 4 play R10
1 take 0
0 take 4
4 take 2
3 lead R-
sealed 0 play B6 ; 1 play Y10 ; 2 play R4 ; 4 play Rx2
3 take 4
4 take 1
1 take 2
0 lead B-
sealed 1 play G8 ; 2 play Y9 ; 3 play G3 ; 4 play R0
0 take 2
2 take 4
4 take 1
3 lead R-
sealed 0 play Y- ; 1 play R3 ; 2 play Y- ; 4 play B7
3 take 1
1 take 4
4 take 0
2 lead R2
sealed 0 play Y- ; 1 play R9 ; 3 play B- ; 4 play G-
2 take 1
1 take 4
4 take 0
3 lead R5
sealed 0 play Gx2 ; 1 play B- ; 2 play G7 ; 4 play G2
3 take 4
4 take 0
0 take 1
2 lead Y0
sealed 0 play Y1 ; 1 play G1 ; 3 play G10 ; 4 play G0
2 take 3
3 take 0
0 take 1
4 lead Y2
sealed 0 play R1 ; 1 play G4 ; 2 play G9 ; 3 play R8
4 take 2
2 take 1
1 take 3
0 lead B3
sealed 1 play B2 ; 2 play R7 ; 3 play Y3 ; 4 play G5
0 take 4
4 take 2
2 take 3
1 lead B1
sealed 0 play Y5 ; 2 play B10 ; 3 play Y7 ; 4 play R6
1 take 2
2 take 0
0 take 4
3 lead Y4
sealed 0 play Y8 ; 1 play Yx2 ; 2 play G- ; 4 play G6
3 take 0
0 take 4
4 take 1
2 lead G-
sealed 0 play Y6 ; 1 play R- ; 3 play B5 ; 4 play B4
2 take 0
0 take 1
1 take 3
points 17 62 46 23 -18
chance Rx2 Y8 B5 G7 R7 Y0 G6 Bx2 B8 R4 Y5 G1 B9 Y7 B7 Gx2 R0 B- G10 R2 G8 R9 G0 R3 G4 G9 G3 Y6 Y- Y- Y4 B- Y1 Y- G2 Y10 R10 G- B4 B- G5 B0 B3 R5 R6 B1 B2 Yx2 Y9 B6 G- Y3 R8 R- B10 Y2 G- R- R1 R-
2 lead G0
sealed 0 play Y10 ; 1 play B0 ; 3 play R- ; 4 play B10
2 take 3
3 take 4
4 take 0
1 lead R0
sealed 0 play Gx2 ; 2 play B5 ; 3 play Y- ; 4 play R-
1 take 2
2 take 4
4 take 0
3 lead R3
sealed 0 play Y0 ; 1 play G6 ; 2 play B3 ; 4 play B-
3 take 2
2 take 1
1 take 0
4 lead Y-
sealed 0 play G- ; 1 play B2 ; 2 play B9 ; 3 play G10
4 take 3
3 take 1
1 take 0
2 lead Bx2
sealed 0 play Y2 ; 1 play G- ; 3 play B4 ; 4 play G2
2 take 3
3 take 0
0 take 4
1 lead G1
sealed 0 play G5 ; 2 play G- ; 3 play R5 ; 4 play R2
1 take 2
2 take 4
4 take 3
0 lead B1
sealed 1 play R9 ; 2 play B- ; 3 play G7 ; 4 play G4
0 take 3
3 take 4
4 take 1
2 lead Y6
sealed 0 play Rx2 ; 1 play R10 ; 3 play B8 ; 4 play R4
2 take 3
3 take 0
0 take 1
4 lead B6
sealed 0 play Y4 ; 1 play Y8 ; 2 play R- ; 3 play Y9
4 take 3
3 take 2
2 take 0
1 lead G3
sealed 0 play Y5 ; 2 play Y1 ; 3 play R1 ; 4 play B7
1 take 2
2 take 0
0 take 3
4 lead R6
sealed 0 play G8 ; 1 play B- ; 2 play Yx2 ; 3 play Y7
4 take 2
2 take 0
0 take 1
3 lead Y-
sealed 0 play G9 ; 1 play Y3 ; 2 play R8 ; 4 play R7
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 1
option first 1
puzzle 1-9-52-5 5
kind turn take
difficulty 23
found 0
choice 0 0 71.4 0 33.92 take 0
for helps-row points=7 left=1
for keeps-from seat=4 points=7 left=1
choice 71.4 0.83 0 -2.91 36.84 take 1
for helps-row points=11 left=1
choice 71.4 0.83 0 18.08 15.84 take 4
against hurts-row points=8 left=1
against behind points=18
choice 71.4 0.83 0 22.31 11.62 take 2
against hurts-row points=12 left=1
against behind points=22
steps
chance Y7 R7 R- B5 G- R- B10 B4 Y2 Y0 G9 Y3 G- B6 B0 R8 B1 Y- B- G2 Y5 G0 Y6 Y9 B2 G3 Y4 Y- R1 Rx2 B7 B9 Gx2 R- Y10 R0 Y8 G4 R2 B- R9 B- B8 G7 Yx2 G10 R5 Y1 B3 G6 Bx2 G8 G5 Y- R4 G1 G- R3 R6 R10
1 lead G1
sealed 0 play G- ; 2 play Y4 ; 3 play R3 ; 4 play Y6 ; 5 play B-
1 take 5
5 take 3
3 take 2
2 take 4
0 lead B-
sealed 1 play G3 ; 2 play Y5 ; 3 play G10 ; 4 play Y10 ; 5 play Rx2
0 take 5
5 take 1
1 take 3
3 take 2
4 lead G-
sealed 0 play B10 ; 1 play G4 ; 2 play Yx2 ; 3 play R8 ; 5 play R10
4 take 0
0 take 1
1 take 5
5 take 3
2 lead G-
sealed 0 play Y7 ; 1 play B6 ; 3 play Y- ; 4 play R5 ; 5 play Y9
2 take 3
3 take 5
5 take 1
1 take 4
0 lead R4
sealed 1 play B4 ; 2 play R- ; 3 play R- ; 4 play R1 ; 5 play Y3
0 take 1
1 take 4
4 take 5
5 take 3
2 lead R2
sealed 0 play B2 ; 1 play G2 ; 3 play Y0 ; 4 play B1 ; 5 play Y1
2 take 0
0 take 4
4 take 5
5 take 1
3 lead B5
sealed 0 play Y8 ; 1 play B9 ; 2 play Y2 ; 4 play G5 ; 5 play R0
3 take 4
4 take 0
0 take 1
1 take 2
5 lead Y-
sealed 0 play B3 ; 1 play G7 ; 2 play Gx2 ; 3 play B- ; 4 play G9
5 take 2
2 take 0
0 take 1
1 take 4
3 lead G0
sealed 0 play B7 ; 1 play G6 ; 2 play B0 ; 4 play R9 ; 5 play R-
3 take 5
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 3
option first 4
puzzle 1-1-9-5 5
kind turn take
difficulty 52
found 0
choice 0 0 37.59 0 51.6 take 2
for helps-row points=6 left=8
for keeps-from seat=4 points=8 left=8
choice 17.77 0.54 19.81 13.89 37.71 take 1
against behind points=14
for helps-row points=3 left=8
choice 18.45 0.54 19.14 14.79 36.81 take 4
against behind points=15
for helps-row points=6 left=8
choice 19.6 0.53 17.98 15.22 36.38 take 3
against hurts-row points=7 left=8
against behind points=15
choice 22.2 0.51 15.39 17.03 34.57 take 0
against hurts-row points=18 left=8
against behind points=17
steps
chance B7 Y7 Y10 Gx2 G- R1 Y4 Rx2 B0 R4 R10 R2 Y9 B6 B- Y0 G1 Y8 Y3 R5 Y2 G- G3 B3 Y5 R- R- G0 G4 R7 B- G7 Y6 G5 Y- G- G10 B1 R9 Y1 R- Bx2 B- G2 Yx2 B4 B9 R8 Y- B5 G8 G9 B8 B10 B2 G6 R3 R6 R0 Y-
4 lead B8
sealed 0 play Y5 ; 1 play B1 ; 2 play B- ; 3 play G- ; 5 play G-
4 take 0
0 take 1
1 take 2
2 take 3
5 lead Y-
sealed 0 play B- ; 1 play R5 ; 2 play Yx2 ; 3 play Y0 ; 4 play R10
tablee-record 1
game nicht-die-bohne
rules 1
seats 4
option rounds 3
option first 2
puzzle 1-28-37-3 3
kind turn lead
difficulty 53
found 0
choice 0 0 56.46 0 55.59 lead B-
for costs-taker points=11 left=5
choice 20.47 0.55 35.98 18.03 37.56 lead Gx2
against serves seat=0 points=8 left=5
against behind points=18
choice 22.5 0.5 33.96 6.34 49.25 lead Y-
against behind points=6
for costs-taker points=31 left=5
choice 23.09 0.53 33.37 15.98 39.61 lead G3
against behind points=16
for gives-little
choice 23.53 0.56 32.93 22.74 32.85 lead B5
against serves-leader seat=2 points=8 left=5
against behind points=23
choice 24.54 0.56 31.92 24.89 30.7 lead B4
against serves-leader seat=2 points=6 left=5
against behind points=25
steps
chance G9 Y1 R8 R0 Y5 R9 G6 B9 G4 B0 G- B- Y0 B- G5 G3 G1 Bx2 R- G0 G2 Y6 R7 R5 G7 Y9 Y4 Y7 R4 G- R6 B- Y3 Yx2 Y- B5 B6 R1 Y- B1 Y10 G10 R2 Y8 B7 G- G8 R- Y2 B3 R- Y- R3 R10 Rx2 Gx2 B8 B10 B2 B4
2 lead R6
sealed 0 play Y0 ; 1 play G- ; 3 play R-
2 take 1
1 take 0
3 lead R0
sealed 0 play G1 ; 1 play G- ; 2 play R2
3 take 2
2 take 1
0 lead Y2
sealed 1 play B- ; 2 play G- ; 3 play B9
0 take 3
3 take 1
2 lead R8
sealed 0 play G2 ; 1 play B0 ; 3 play B-
2 take 0
0 take 1
3 lead Y8
sealed 0 play Y3 ; 1 play B10 ; 2 play R7
3 take 2
2 take 1
0 lead B6
sealed 1 play Bx2 ; 2 play G6 ; 3 play R5
0 take 2
2 take 1
3 lead B1
sealed 0 play B7 ; 1 play B3 ; 2 play Y-
3 take 2
2 take 1
0 lead Y5
sealed 1 play Y1 ; 2 play R- ; 3 play Y7
0 take 3
3 take 1
2 lead B2
sealed 0 play Y10 ; 1 play Yx2 ; 3 play G0
2 take 0
0 take 1
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 1
option first 0
puzzle 1-18-13-0 0
kind turn lead
difficulty 57
found 0
choice 0 0 46.71 0 46.86 lead Y-
for costs-taker points=11 left=15
choice 19.99 1.13 26.72 19.91 26.96 lead R-
against behind points=20
for costs-taker points=17 left=15
choice 22.66 1.21 24.05 24.84 22.02 lead G9
against serves seat=1 points=6 left=15
against behind points=25
choice 23.71 1.2 23 24.15 22.71 lead G6
against serves seat=1 points=4 left=15
against behind points=24
choice 23.74 1.19 22.97 25.22 21.64 lead G10
against serves seat=1 points=7 left=15
against behind points=25
choice 24.04 1.2 22.67 24.97 21.89 lead G7
against serves seat=1 points=5 left=15
against behind points=25
choice 27.48 1.16 19.23 27.58 19.28 lead G2
against behind points=28
for gives-little
choice 28.69 1.13 18.02 38.51 8.36 lead G-
against behind points=39
for costs-taker points=9 left=15
choice 28.74 1.16 17.97 34.81 12.05 lead Bx2
against serves seat=2 points=6 left=15
against behind points=35
choice 31.11 1.1 15.6 29.38 17.48 lead R6
against serves seat=1 points=4 left=15
against behind points=29
choice 31.79 1.1 14.92 29.35 17.51 lead R5
against serves seat=2 points=3 left=15
against behind points=29
choice 32.93 1.08 13.78 31.23 15.63 lead Y2
against behind points=31
for gives-little
choice 33.46 1.07 13.25 32.44 14.42 lead Y4
against behind points=32
for gives-little
choice 33.58 1.09 13.13 34.97 11.9 lead Y10
against serves seat=1 points=7 left=15
against behind points=35
choice 34.71 1.07 12 35.78 11.08 lead Yx2
against serves seat=2 points=6 left=15
against behind points=36
steps
chance G2 B5 G- R6 B8 Y- G- Y1 B9 Bx2 G3 B- R5 Y5 Gx2 G6 R1 R7 Yx2 B7 Y0 R4 B0 G1 G0 Y9 R- G- B- R- G10 R2 Y6 G8 B6 R3 Y4 G5 B10 R8 B- Y3 Y10 Rx2 R9 Y2 Y- B2 G7 B4 Y8 G9 Y7 B3 R- B1 R0 Y- R10 G4
0 lead G0
sealed 1 play R10 ; 2 play B9
0 take 1
2 lead B10
sealed 0 play G8 ; 1 play Y1
2 take 1
0 lead R8
sealed 1 play Rx2 ; 2 play B-
0 take 1
2 lead B2
sealed 0 play R4 ; 1 play R2
2 take 1
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 1-5-38-0 0
kind sealed play
difficulty 58
found 0
choice 0 0 65.54 0 64.81 play B-
for escapes-led points=72 left=7
choice 15.3 0.53 50.24 41.77 23.04 play G0
against serves seat=1 points=41 left=7
against behind points=42
choice 16.51 0.39 49.04 68.16 -3.36 play R-
against behind points=68
for costs-taker points=19 left=7
choice 19.75 0.43 45.79 43.16 21.65 play Rx2
against serves-leader seat=2 points=16 left=7
against behind points=43
choice 24.93 0.44 40.61 48.31 16.49 play Y3
against behind points=48
for gives-little
choice 24.97 0.44 40.57 49.52 15.28 play R5
against serves-leader seat=2 points=5 left=7
against behind points=50
choice 25.62 0.44 39.92 48.1 16.71 play Y6
against serves-leader seat=2 points=5 left=7
against behind points=48
choice 27.81 0.47 37.74 49.02 15.79 play Yx2
against serves-leader seat=2 points=4 left=7
against behind points=49
steps
chance B- B1 Y4 R5 R4 R2 G0 Y7 Y5 R1 B9 G1 Y6 Bx2 Y- R- Y- R8 B10 R10 G2 R7 R- Y0 Yx2 G- Y9 Y3 B- Y10 G- R9 Y1 B6 B8 G5 R0 G9 Y8 B0 Y2 G- B2 G6 B4 G8 Y- Gx2 G10 R6 R3 Rx2 B3 G7 B7 R- G4 B5 G3 B-
1 lead B3
sealed 0 play B2 ; 2 play B-
1 take 2
0 lead G8
sealed 1 play B1 ; 2 play G-
0 take 2
1 lead B8
sealed 0 play B0 ; 2 play Y-
1 take 2
0 lead B6
sealed 1 play B9 ; 2 play Y0
0 take 1
2 lead G1
sealed 0 play G- ; 1 play G-
2 take 1
0 lead B5
sealed 1 play Bx2 ; 2 play Gx2
0 take 1
2 lead G7
sealed 0 play R0 ; 1 play R10
2 take 1
0 lead R1
sealed 1 play Y7 ; 2 play G5
0 take 1
2 lead G4
sealed 0 play B7 ; 1 play Y-
2 take 0
1 lead R-
sealed 0 play G10 ; 2 play R8
1 take 0
2 lead Y10
sealed 0 play R7 ; 1 play R4
2 take 1
0 lead B10
sealed 1 play R- ; 2 play Y9
0 take 2
1 lead B-
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 1
option first 4
puzzle 1-3-51-4 4
kind turn take
difficulty 60
found 0
choice 0 0 100 0 54.1 take 0
for helps-row points=13 left=1
for keeps-from seat=5 points=12 left=1
choice 34.17 0.85 65.83 -3.76 57.86 take 3
for helps-row points=19 left=1
for keeps-from seat=5 points=8 left=1
choice 71.9 0.79 28.1 20.79 33.31 take 1
against hurts-row points=5 left=1
against behind points=21
choice 80.62 0.69 19.38 6.11 47.98 take 5
against behind points=6
for helps-row points=9 left=1
choice 83.1 0.67 16.9 4.98 49.12 take 2
against behind points=5
for helps-row points=9 left=1
steps
chance B4 B3 R1 R8 R4 R7 Y6 Y7 R- R2 G1 B1 G0 R6 B- G7 B2 G9 R10 Y2 Y3 Y4 B6 G3 G6 Y0 R0 B- B7 Gx2 Y- Rx2 Y9 Y8 G4 G- B0 R- B9 Bx2 G5 G10 Yx2 R3 Y1 G- R- R9 Y5 R5 Y- B5 G- G8 Y10 B10 Y- B8 B- G2
4 lead B6
sealed 0 play Y- ; 1 play R- ; 2 play Y- ; 3 play G- ; 5 play G-
4 take 1
1 take 0
0 take 5
5 take 2
3 lead B-
sealed 0 play Y6 ; 1 play Y0 ; 2 play R- ; 4 play G5 ; 5 play G10
3 take 5
5 take 4
4 take 0
0 take 1
2 lead B-
sealed 0 play Y10 ; 1 play B10 ; 3 play Y8 ; 4 play G- ; 5 play Gx2
2 take 4
4 take 1
1 take 5
5 take 0
3 lead R2
sealed 0 play G0 ; 1 play Y2 ; 2 play Y1 ; 4 play G4 ; 5 play B1
3 take 4
4 take 5
5 take 2
2 take 1
0 lead B4
sealed 1 play B3 ; 2 play Y- ; 3 play R8 ; 4 play B2 ; 5 play G2
0 take 3
3 take 5
5 take 2
2 take 4
1 lead R3
sealed 0 play G6 ; 2 play R0 ; 3 play Y4 ; 4 play R4 ; 5 play G3
1 take 2
2 take 0
0 take 4
4 take 3
5 lead R7
sealed 0 play B0 ; 1 play R5 ; 2 play R1 ; 3 play B5 ; 4 play B7
5 take 4
4 take 3
3 take 0
0 take 1
2 lead Y3
sealed 0 play R10 ; 1 play Rx2 ; 3 play G7 ; 4 play R- ; 5 play R9
2 take 1
1 take 5
5 take 0
0 take 3
4 lead B-
sealed 0 play Yx2 ; 1 play R6 ; 2 play Y9 ; 3 play Bx2 ; 5 play G9
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 0
puzzle 1-7-127-1 1
kind sealed play
difficulty 62
found 0
choice 0 0 70.45 0 19.97 play B-
for taken-early seat=0
choice 29.47 1.21 40.98 29.04 -9.06 play R-
against behind points=29
for gets-led points=6 left=18
choice 30.07 1.24 40.38 33.87 -13.9 play Bx2
against serves seat=2 points=6 left=18
against behind points=34
choice 31.1 1.27 39.35 36.41 -16.43 play Y9
against serves seat=2 points=9 left=18
against behind points=36
choice 31.68 1.24 38.77 31.39 -11.41 play G9
against serves-leader seat=0 points=5 left=18
against behind points=31
choice 32 1.27 38.45 28.91 -8.94 play Y-
against behind points=29
for gets-led points=6 left=18
choice 33.57 1.21 36.88 39.79 -19.82 play G-
against behind points=40
for gets-led points=6 left=18
choice 34.12 1.23 36.33 34.05 -14.08 play B8
against serves seat=2 points=5 left=18
against behind points=34
choice 34.37 1.26 36.08 32.81 -12.83 play R3
against behind points=33
for gives-little
choice 34.55 1.25 35.9 33.3 -13.33 play R1
against behind points=33
for gives-little
choice 34.57 1.25 35.88 32.64 -12.66 play R4
against behind points=33
for gives-little
choice 35.15 1.24 35.3 34.21 -14.23 play B3
against behind points=34
for gives-little
choice 35.3 1.2 35.15 38.37 -18.39 play G0
against behind points=38
for gets-led points=6 left=18
choice 35.58 1.24 34.87 34.22 -14.24 play B2
against behind points=34
for gives-little
choice 35.65 1.22 34.8 33.33 -13.36 play R6
against serves-leader seat=0 points=4 left=18
against behind points=33
choice 36.07 1.22 34.38 33.36 -13.39 play R8
against serves-leader seat=0 points=5 left=18
against behind points=33
choice 37.25 1.21 33.2 34.65 -14.67 play R10
against serves-leader seat=0 points=6 left=18
against behind points=35
steps
chance Y6 B6 G0 B4 B0 Gx2 G6 Yx2 G7 R0 Y3 R6 G- R3 G1 B- R8 Y5 G- R- R10 B10 B9 G9 R2 Y8 R5 Y0 R7 G3 Rx2 R1 G2 B- B8 R9 Y- Y9 R- Y1 Y- Y10 B1 Y4 G- G4 R- B3 Y- G8 Y7 B5 Bx2 B7 G5 Y2 G10 B- B2 R4
0 lead B5
sealed 1 play Y4 ; 2 play G-
0 take 1
2 lead R-
sealed 0 play G6 ; 1 play Yx2
2 take 1
0 lead Y-
sealed 1 play Y- ; 2 play R10
0 take 2
1 lead B0
sealed 0 play B10 ; 2 play Y10
1 take 0
2 lead G1
sealed 0 play G- ; 1 play Y9
2 take 1
0 lead R0
sealed 1 play Y2 ; 2 play Gx2
0 take 2
1 lead R7
sealed 0 play B- ; 2 play G0
1 take 0
2 lead R9
sealed 0 play G- ; 1 play B6
2 take 1
0 lead Y6
sealed 1 play G8 ; 2 play B7
0 take 1
2 lead G10
sealed 0 play R2 ; 1 play Bx2
2 take 0
1 lead R8
sealed 0 play B1 ; 2 play G9
1 take 2
0 lead Y1
sealed 1 play Y3 ; 2 play Y7
0 take 2
1 lead R3
sealed 0 play B4 ; 2 play G7
1 take 0
2 lead R6
sealed 0 play G4 ; 1 play R-
2 take 0
1 lead B9
sealed 0 play Y- ; 2 play G3
1 take 0
2 lead G2
sealed 0 play B- ; 1 play Y8
2 take 0
1 lead B8
sealed 0 play Y0 ; 2 play B3
1 take 0
2 lead R4
sealed 0 play B- ; 1 play R-
2 take 0
1 lead B2
sealed 0 play G5 ; 2 play R5
1 take 0
2 lead Y5
sealed 0 play Rx2 ; 1 play R1
2 take 0
points 2 -53 -12
chance Y- R8 B0 R9 Y0 R3 B8 B- Y2 G9 B3 G0 R- G8 G10 R5 G- G- R0 G4 R1 R7 Y8 R4 G6 B6 Y1 R- B1 Y- Rx2 G- R2 B2 Y5 B10 G5 Y7 G2 B4 Bx2 B- Y10 B9 B5 Gx2 Y9 Y3 R- G3 G1 B- B7 G7 Y- Yx2 Y6 R10 R6 Y4
1 lead B7
sealed 0 play R7 ; 2 play B-
1 take 2
0 lead B-
sealed 1 play Bx2 ; 2 play B10
0 take 1
2 lead Y-
sealed 0 play Rx2 ; 1 play B-
2 take 0
1 lead Y0
sealed 0 play Y- ; 2 play B0
1 take 2
0 lead R9
sealed 1 play B6 ; 2 play G-
0 take 2
1 lead G8
sealed 0 play Y10 ; 2 play B5
1 take 0
2 lead Y6
sealed 0 play R0 ; 1 play G-
2 take 1
0 lead G6
sealed 1 play R8 ; 2 play G10
0 take 2
1 lead B9
sealed 0 play R10 ; 2 play G0
1 take 0
2 lead Y4
sealed 0 play B8 ; 1 play R6
2 take 1
0 lead R-
sealed 1 play G- ; 2 play G7
0 take 1
2 lead Y3
sealed 0 play R- ; 1 play Y9
2 take 0
1 lead B1
sealed 0 play R- ; 2 play G2
1 take 2
0 lead Gx2
sealed 1 play B3 ; 2 play R4
0 take 1
2 lead Y2
sealed 0 play Y- ; 1 play Y8
2 take 0
1 lead G3
sealed 0 play R5 ; 2 play R3
1 take 2
0 lead G9
sealed 1 play Y7 ; 2 play R2
0 take 1
2 lead Y1
sealed 0 play G5 ; 1 play G4
2 take 1
0 lead B4
sealed 1 play Y5 ; 2 play G1
0 take 1
2 lead R1
sealed 0 play B2 ; 1 play Yx2
2 take 1
points -31 6 -113
chance Y5 G- G8 B5 R4 R7 G2 G0 G4 R9 B3 G7 R- R- Y- G- B- Y6 B7 R6 Gx2 B9 R10 Y0 B10 G9 B6 R2 B- Rx2 B4 Yx2 G10 Y- Y9 Y1 G6 Y- R0 G5 R8 Y10 Y8 B8 B1 G- R1 B- Y3 Bx2 B0 Y4 B2 Y2 Y7 R3 G1 R5 R- G3
2 lead B-
sealed 0 play G5 ; 1 play Yx2
2 take 1
0 lead B10
tablee-record 1
game nicht-die-bohne
rules 1
seats 3
option rounds 3
option first 1
puzzle 1-10-157-1 1
kind sealed play
difficulty 62
found 0
choice 0 0 31.47 0 -39 play Y8
for costs-taker points=5 left=8
choice 18.3 0.88 13.17 0.54 -39.54 play R1
against behind points=1
for gives-little
choice 18.38 0.88 13.08 1.6 -40.61 play Y1
against behind points=2
for gives-little
choice 18.57 0.89 12.9 0.33 -39.33 play G1
for gives-little
choice 19.48 0.9 11.98 -0.31 -38.7 play B2
against serves seat=2 points=3 left=8
for escapes-led points=6 left=8
choice 20.52 0.89 10.95 -0.55 -38.46 play G4
against serves seat=2 points=4 left=8
for escapes-led points=6 left=8
choice 22.48 0.88 8.98 -0.6 -38.4 play G9
against serves seat=2 points=8 left=8
for escapes-led points=6 left=8
choice 22.83 0.86 8.63 -0.22 -38.78 play Gx2
against serves seat=2 points=7 left=8
for escapes-led points=6 left=8
choice 22.83 0.87 8.63 0.31 -39.31 play R8
against serves seat=2 points=7 left=8
for escapes-led points=6 left=8
steps
chance G- G7 B- G8 G- G4 Rx2 Y5 R9 G1 G2 Y6 B5 G9 R1 B9 G- Bx2 R7 Y- G5 Y2 G6 B10 B- R4 Y- R- Y4 B- Y7 R5 Y9 R- R3 B1 R0 R8 Y1 B0 B7 B8 B2 R6 Gx2 B3 Y3 R2 G0 Yx2 R10 G10 G3 Y0 B6 Y8 Y10 B4 Y- R-
1 lead Y3
sealed 0 play R- ; 2 play Bx2
1 take 2
0 lead B-
sealed 1 play G9 ; 2 play R10
0 take 2
1 lead G-
sealed 0 play R- ; 2 play B1
1 take 2
0 lead G-
sealed 1 play Y5 ; 2 play B10
0 take 1
2 lead Gx2
sealed 0 play B0 ; 1 play Y-
2 take 0
1 lead Y8
sealed 0 play G10 ; 2 play B-
1 take 0
2 lead B8
sealed 0 play G8 ; 1 play Yx2
2 take 1
0 lead G0
sealed 1 play G7 ; 2 play Y9
0 take 2
1 lead G6
sealed 0 play Y7 ; 2 play Y-
1 take 0
2 lead Y0
sealed 0 play R7 ; 1 play R4
2 take 1
0 lead R0
sealed 1 play Y- ; 2 play B-
0 take 2
1 lead G-
sealed 0 play B9 ; 2 play R9
1 take 2
0 lead B6
sealed 1 play R6 ; 2 play G5
0 take 2
1 lead G3
sealed 0 play B5 ; 2 play R-
1 take 0
2 lead R1
sealed 0 play Y2 ; 1 play G2
2 take 1
0 lead B4
sealed 1 play R8 ; 2 play Y10
0 take 2
1 lead R5
sealed 0 play Rx2 ; 2 play Y6
1 take 0
2 lead R2
sealed 0 play B3 ; 1 play B7
2 take 1
0 lead B2
sealed 1 play Y4 ; 2 play Y1
0 take 2
1 lead R3
sealed 0 play G1 ; 2 play G4
1 take 2
points -3 -53 -29
chance B9 G2 R9 R5 Y- R4 G1 G5 G4 Yx2 G3 R8 G- Rx2 Y5 B0 B10 G9 B7 Y9 R- Y7 R6 Y2 G10 Y- Y4 R3 B- B6 B2 B- R7 B3 G8 Gx2 R- R0 B8 R2 Y1 B1 G- B- G6 Y3 G- B5 R1 Bx2 R10 Y- Y0 Y10 G7 G0 B4 Y6 R- Y8
2 lead Y4
sealed 0 play Y- ; 1 play G0
2 take 1
0 lead R-
sealed 1 play Y1 ; 2 play G6
0 take 2
1 lead G-
sealed 0 play G10 ; 2 play R10
1 take 0
2 lead B1
sealed 0 play G- ; 1 play G8
2 take 0
1 lead Bx2
sealed 0 play B0 ; 2 play R-
1 take 2
0 lead G-
sealed 1 play B10 ; 2 play B8
0 take 2
1 lead Y0
sealed 0 play B9 ; 2 play R9
1 take 0
2 lead R7
sealed 0 play Yx2 ; 1 play R0
2 take 0
1 lead B-
sealed 0 play B7 ; 2 play B5
1 take 2
0 lead Y7
sealed 1 play B- ; 2 play Gx2
0 take 1
2 lead R8
sealed 0 play G7 ; 1 play B-
2 take 0
1 lead G2
sealed 0 play Y6 ; 2 play G9
1 take 0
2 lead B4
sealed 0 play R5 ; 1 play Rx2
2 take 1
0 lead Y3
sealed 1 play G3 ; 2 play R4
0 take 1
2 lead B6
sealed 0 play R3 ; 1 play R6
2 take 1
0 lead G1
sealed 1 play Y- ; 2 play Y5
0 take 2
1 lead R-
sealed 0 play B3 ; 2 play Y2
1 take 0
2 lead Y10
sealed 0 play R1 ; 1 play Y-
2 take 0
1 lead Y9
sealed 0 play R2 ; 2 play Y8
1 take 0
2 lead G4
sealed 0 play B2 ; 1 play G5
2 take 0
points -24 1 -14
chance Yx2 G3 B8 Y- Gx2 Y7 B7 Y6 B4 B5 Y8 Y3 Y- R10 Y10 B6 G4 R2 R9 R1 R6 R3 R- R0 G5 Bx2 Y9 G- R8 B0 G10 G8 R- B1 G0 G6 R5 B- B10 B3 B2 B- G2 Y0 B9 R- G- B- R4 Y1 G7 Y4 G1 Rx2 G- Y5 R7 Y2 G9 Y-
0 lead R-
sealed 1 play B- ; 2 play B-
0 take 1
2 lead G6
sealed 0 play G- ; 1 play Y6
2 take 1
0 lead Y-
sealed 1 play G- ; 2 play Rx2
0 take 2
1 lead Y0
sealed 0 play Y- ; 2 play R2
1 take 2
0 lead Yx2
sealed 1 play R10 ; 2 play Y-
0 take 1
2 lead R0
sealed 0 play G- ; 1 play G0
2 take 0
1 lead Bx2
sealed 0 play G10 ; 2 play R-
1 take 0
2 lead G7
sealed 0 play R9 ; 1 play Y5
2 take 0
1 lead R-
sealed 0 play R5 ; 2 play B0
1 take 0
2 lead B8
sealed 0 play Y4 ; 1 play G3
2 take 1
0 lead Y2
sealed 1 play G8 ; 2 play R7
0 take 1
2 lead B10
tablee-record 1
game nicht-die-bohne
rules 1
seats 6
option rounds 1
option first 1
puzzle 1-9-32-3 3
kind sealed play
difficulty 70
found 0
choice 0 0 33.8 0 13.1 play Y0
for taken-early seat=2
choice 15.38 1.16 18.42 14.85 -1.74 play B-
against serves seat=4 points=24 left=4
against behind points=15
choice 17.23 1.03 16.57 16.37 -3.27 play G0
against serves seat=0 points=7 left=4
against behind points=16
choice 18.2 1.03 15.6 17 -3.9 play G8
against serves seat=5 points=7 left=4
against behind points=17
choice 18.36 0.98 15.44 17.11 -4 play B5
against serves seat=5 points=4 left=4
against behind points=17
steps
chance Y7 R7 R- B5 G- R- B10 B4 Y2 Y0 G9 Y3 G- B6 B0 R8 B1 Y- B- G2 Y5 G0 Y6 Y9 B2 G3 Y4 Y- R1 Rx2 B7 B9 Gx2 R- Y10 R0 Y8 G4 R2 B- R9 B- B8 G7 Yx2 G10 R5 Y1 B3 G6 Bx2 G8 G5 Y- R4 G1 G- R3 R6 R10
1 lead G1
sealed 0 play G- ; 2 play Y4 ; 3 play R3 ; 4 play Y6 ; 5 play B-
1 take 5
5 take 3
3 take 2
2 take 4
0 lead B-
sealed 1 play G3 ; 2 play Y5 ; 3 play G10 ; 4 play Y10 ; 5 play Rx2
0 take 5
5 take 1
1 take 3
3 take 2
4 lead G-
sealed 0 play B10 ; 1 play G4 ; 2 play Yx2 ; 3 play R8 ; 5 play R10
4 take 0
0 take 1
1 take 5
5 take 3
2 lead G-
sealed 0 play Y7 ; 1 play B6 ; 3 play Y- ; 4 play R5 ; 5 play Y9
2 take 3
3 take 5
5 take 1
1 take 4
0 lead R4
sealed 1 play B4 ; 2 play R- ; 3 play R- ; 4 play R1 ; 5 play Y3
0 take 1
1 take 4
4 take 5
5 take 3
2 lead R2
`;
